package dev.diptych.text.syntax.lex;

/**
 * How to parse.
 *
 * @param fastRows whether runs of rows are recognised by a scan of our own; the result is the same
 *     without it, only later
 * @param rawStrings whether strings have no escapes and the text need not be UTF-8
 */
public record SyntaxOptions(boolean fastRows, boolean rawStrings) {
  /** For formats of our own: strings with escapes, in UTF-8. */
  public static final SyntaxOptions DEFAULT = new SyntaxOptions(true, false);

  /** For formats whose strings have no escapes. */
  public static final SyntaxOptions RAW = new SyntaxOptions(true, true);
}
