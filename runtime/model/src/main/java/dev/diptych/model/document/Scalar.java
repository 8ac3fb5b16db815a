package dev.diptych.model.document;

/**
 * A number.
 *
 * @param bits its raw bits as described by {@link dev.diptych.model.schema.ScalarKind}
 */
public record Scalar(long bits) implements Value {
  private static final int CACHED = 1 << 10;

  private static final Scalar[] SMALL = small();

  /** The number of {@code bits}; small ones, of which a file may have millions, are shared. */
  public static Scalar of(long bits) {
    return bits >= 0 && bits < CACHED ? SMALL[(int) bits] : new Scalar(bits);
  }

  private static Scalar[] small() {
    Scalar[] small = new Scalar[CACHED];
    for (int i = 0; i < CACHED; i++) {
      small[i] = new Scalar(i);
    }
    return small;
  }
}
