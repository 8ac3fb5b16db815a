package dev.diptych.text.syntax.lex;

/**
 * Options for parsing.
 *
 * @param fastRows whether to use the fast path for runs of rows; results are identical, only slower
 *     without it
 * @param rawStrings whether strings have no escapes and the text need not be UTF-8
 */
public record SyntaxOptions(boolean fastRows, boolean rawStrings) {
  /** For UTF-8 texts with escapes in strings. */
  public static final SyntaxOptions DEFAULT = new SyntaxOptions(true, false);

  /** For texts without escapes in strings. */
  public static final SyntaxOptions RAW = new SyntaxOptions(true, true);
}
