package dev.diptych.spectools.example;

/** An expression whose value cannot be told, or not yet. */
final class UnknownValue extends RuntimeException {
  private static final long serialVersionUID = 1;

  UnknownValue(String what) {
    super(what, null, false, false);
  }
}
