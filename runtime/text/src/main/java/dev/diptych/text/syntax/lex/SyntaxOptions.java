package dev.diptych.text.syntax.lex;

import dev.diptych.syntax.Header;
import org.jspecify.annotations.Nullable;

/**
 * Options for parsing.
 *
 * @param fastRows whether to use the fast path for runs of rows; results are identical, only slower
 *     without it
 * @param rawStrings whether strings have no escapes and the text need not be UTF-8
 * @param header the header line of the text if it has been read already
 */
public record SyntaxOptions(boolean fastRows, boolean rawStrings, @Nullable Header header) {
  /** For UTF-8 texts with escapes in strings. */
  public static final SyntaxOptions DEFAULT = new SyntaxOptions(true, false);

  /** Options for a text whose header line has not been read. */
  public SyntaxOptions(boolean fastRows, boolean rawStrings) {
    this(fastRows, rawStrings, null);
  }

  /** For texts without escapes in strings. */
  public static final SyntaxOptions RAW = new SyntaxOptions(true, true);
}
