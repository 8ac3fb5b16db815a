package dev.diptych.conformance.oracle;

/** The Java code that Kaitai generates for a spec does not compile. */
public final class PlainJavaException extends Exception {
  private static final long serialVersionUID = 1;

  PlainJavaException(String message) {
    super(message);
  }
}
