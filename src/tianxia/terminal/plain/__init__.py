"""Any game in the terminal without a face of its own: its view as lists, its questions and choices in its own words."""
