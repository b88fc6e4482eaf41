"""Our own tests: a package of that name that comes with another distribution must not hide them."""
