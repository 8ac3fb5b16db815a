package dev.diptych.model.schema;

import org.jspecify.annotations.Nullable;

/**
 * Computes a count or a length from a number in the file: {@code scale * number + offset}.
 *
 * @param scale not 0
 * @param offset any number
 */
public record Linear(long scale, long offset) {
  /** The number itself. */
  public static final Linear SAME = new Linear(1, 0);

  /** The number that gives {@code result}, or null if there is none. */
  public @Nullable Long invert(long result) {
    long scaled = result - offset;
    return scaled % scale == 0 ? scaled / scale : null;
  }

  /** Formats the expression for {@code number}, for messages. */
  public String describe(String number) {
    String scaled = scale == 1 ? number : number + " * " + scale;
    return offset == 0 ? scaled : scaled + (offset < 0 ? " - " : " + ") + Math.abs(offset);
  }
}
