package dev.diptych.spectools.example.values;

/** An expression whose value is unknown. */
public final class UnknownValue extends RuntimeException {
  private static final long serialVersionUID = 1;

  public UnknownValue(String what) {
    super(what, null, false, false);
  }
}
