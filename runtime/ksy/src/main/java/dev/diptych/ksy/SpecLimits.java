package dev.diptych.ksy;

/**
 * The limits on a spec. They are far above what specs of real formats need, and low enough that
 * every spec is accepted or rejected within seconds.
 */
final class SpecLimits {
  /** Bytes of one {@code .ksy}. */
  public static final int MAX_BYTES = 1 << 20;

  /** Files: a spec with all that it imports. */
  public static final int MAX_FILES = 256;

  /** Maps and lists within each other, aliases followed. */
  public static final int MAX_DEPTH = 100;

  /** Keys, values and elements of one file; an alias counts as its target. */
  public static final int MAX_NODES = 200_000;

  /** Fields of one type, and of its instances and params together. */
  public static final int MAX_FIELDS = 2_000;

  /** Types in one file, the file itself counted. */
  public static final int MAX_TYPES = 1_000;

  /** Types within each other. */
  public static final int MAX_TYPE_DEPTH = 20;

  /** Operators, brackets and names of members within each other in one expression. */
  public static final int MAX_EXPRESSION_DEPTH = 500;

  /** Characters of a number, or of a name. */
  public static final int MAX_WORD = 200;

  private SpecLimits() {}
}
