package dev.diptych;

import dev.diptych.model.document.Nesting;

/**
 * How much one input may cost. The engine has limits of its own, which cannot be raised: inputs and
 * outputs have at most 2 GiB, texts at most 500 nested blocks, and an operation returns at most 100
 * errors and 100 other diagnostics.
 *
 * @param maxInputBytes the maximum size of an input in bytes; a larger one is rejected as {@code
 *     too-much} before it is read. At most {@link #MAX_INPUT_BYTES}, which is the default.
 * @param maxNesting the maximum depth of nested structs in a document, its root included; a deeper
 *     one is rejected as {@code too-deep}. At most {@link #MAX_NESTING}, which is the default.
 * @param budget how many times the default work and memory an input may use beyond its size: 64 MB,
 *     plus 10 bytes for each byte of a binary file or 64 for each byte of a text. An input that
 *     needs more is rejected as {@code too-much}. At least 1, which is the default.
 */
public record Limits(long maxInputBytes, int maxNesting, int budget) {
  /** The maximum of {@link #maxInputBytes}. */
  public static final long MAX_INPUT_BYTES = Integer.MAX_VALUE - 8;

  /** The maximum of {@link #maxNesting}. */
  public static final int MAX_NESTING = Nesting.MAX_DEPTH;

  /** The defaults. */
  public static final Limits DEFAULT = new Limits(MAX_INPUT_BYTES, MAX_NESTING, 1);

  private static final int MAX_BUDGET = 1_000_000;

  /**
   * Creates limits.
   *
   * @param maxInputBytes the maximum size of an input in bytes
   * @param maxNesting the maximum depth of nested structs
   * @param budget how many times the default work and memory an input may use
   * @throws IllegalArgumentException if one is out of its range
   */
  public Limits {
    require("maxInputBytes", maxInputBytes, 0, MAX_INPUT_BYTES);
    require("maxNesting", maxNesting, 1, MAX_NESTING);
    require("budget", budget, 1, MAX_BUDGET);
  }

  /**
   * {@return the same limits with another maximum size of an input}
   *
   * @param bytes the maximum in bytes
   */
  public Limits withMaxInputBytes(long bytes) {
    return new Limits(bytes, maxNesting, budget);
  }

  /**
   * {@return the same limits with another maximum depth of nested structs}
   *
   * @param depth the maximum, the root included
   */
  public Limits withMaxNesting(int depth) {
    return new Limits(maxInputBytes, depth, budget);
  }

  /**
   * {@return the same limits with another budget}
   *
   * @param times how many times the default
   */
  public Limits withBudget(int times) {
    return new Limits(maxInputBytes, maxNesting, times);
  }

  private static void require(String name, long value, long min, long max) {
    if (value < min || value > max) {
      throw new IllegalArgumentException(
          "%s must be from %d to %d, but is %d".formatted(name, min, max, value));
    }
  }
}
