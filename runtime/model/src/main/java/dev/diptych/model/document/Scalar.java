package dev.diptych.model.document;

import org.jspecify.annotations.Nullable;

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

  // Plain code: the first use of a generated equals takes 10 ms, and each further one more.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Scalar scalar && bits == scalar.bits;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(bits);
  }
}
