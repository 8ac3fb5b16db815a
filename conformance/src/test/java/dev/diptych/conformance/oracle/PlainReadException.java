package dev.diptych.conformance.oracle;

/** Plain Kaitai cannot read something. */
final class PlainReadException extends Exception {
  private static final long serialVersionUID = 1;

  PlainReadException(Throwable cause) {
    super(cause);
  }
}
