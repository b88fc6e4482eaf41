"""What travels between clients and server, as typed data: HTTP bodies, socket messages, views as patches, errors."""
