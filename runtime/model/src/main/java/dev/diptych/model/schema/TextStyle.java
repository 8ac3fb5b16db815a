package dev.diptych.model.schema;

/**
 * What is particular about the texts of a format, where they are as some other program writes them.
 *
 * @param raw the encoding of texts in which strings stand as they are, without escapes; or null
 *     where texts are UTF-8 and strings have escapes
 * @param indent what stands before a line once for each block around it
 * @param lineEnd id of the field of the root that says what ends a line: 0 for a line feed, 1 for a
 *     carriage return before it; or null where lines end with a line feed
 * @param tail id of the field of the root that holds what stands after {@code Eof}; or null where
 *     nothing but a line end does
 */
public record TextStyle(String raw, String indent, String lineEnd, String tail) {
  /** That of formats whose texts nobody else writes. */
  public static final TextStyle DEFAULT = new TextStyle(null, "  ", null, null);

  /** Whether strings stand as they are, without escapes. */
  public boolean rawStrings() {
    return raw != null;
  }
}
