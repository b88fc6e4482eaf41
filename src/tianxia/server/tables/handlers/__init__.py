"""What each socket message does: one function per message, run inside `Room.do`."""
