package dev.diptych.model.schema;

import org.jspecify.annotations.Nullable;

/**
 * The style of a format's texts, for formats whose texts are also written by other programs.
 *
 * @param raw the encoding of texts without escapes in strings; or null if texts are UTF-8 with
 *     escapes
 * @param indent the indentation for each level of blocks
 * @param lineEnd id of a root field that determines the line end: 0 for LF, 1 for CR LF; or null if
 *     lines end with LF
 * @param tail id of a root field with the text after {@code Eof}; or null if only a line end
 *     follows it
 */
public record TextStyle(
    @Nullable String raw, String indent, @Nullable String lineEnd, @Nullable String tail) {
  /** The style of formats whose texts only Diptych writes. */
  public static final TextStyle DEFAULT = new TextStyle(null, "  ", null, null);

  /** Whether strings have no escapes. */
  public boolean rawStrings() {
    return raw != null;
  }
}
