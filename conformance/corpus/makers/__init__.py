"""What makes the files of the corpus, one module for each kind of format: a function for each format."""
