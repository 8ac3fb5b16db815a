package dev.diptych.model.schema;

/**
 * How a count or a length follows from the number that stands in the file: {@code scale * number +
 * offset}.
 *
 * @param scale not 0
 * @param offset any number
 */
public record Linear(long scale, long offset) {
  /** The number itself. */
  public static final Linear SAME = new Linear(1, 0);

  /** The number that means {@code result}, or null where there is none. */
  public Long invert(long result) {
    long scaled = result - offset;
    return scaled % scale == 0 ? scaled / scale : null;
  }

  /** {@code number} with its scale and offset written out, for people. */
  public String describe(String number) {
    String scaled = scale == 1 ? number : number + " * " + scale;
    return offset == 0 ? scaled : scaled + (offset < 0 ? " - " : " + ") + Math.abs(offset);
  }
}
