"""An executor of the conformance protocol over code that Kaitai and ANTLR generate for Python."""
