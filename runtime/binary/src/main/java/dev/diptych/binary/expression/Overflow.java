package dev.diptych.binary.expression;

/** An integer outside of 64 bits: the caller evaluates again with {@link Code#big}. */
final class Overflow extends RuntimeException {
  private static final long serialVersionUID = 1;

  @SuppressWarnings("StaticAssignmentOfThrowable") // It has no stack trace and no state.
  static final Overflow INSTANCE = new Overflow();

  private Overflow() {
    super(null, null, false, false);
  }
}
