"""The server over HTTP: the application, its routes and its socket, middleware, and the files of the page."""
