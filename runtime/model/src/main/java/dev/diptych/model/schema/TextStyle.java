package dev.diptych.model.schema;

/**
 * What is particular about the texts of a format, where they are as some other program writes them.
 *
 * @param rawStrings whether strings stand as they are, in the encoding of their fields, without
 *     escapes; so the text need not be UTF-8
 * @param indent what stands before a line once for each block around it
 * @param lineEnd id of the field of the root that says what ends a line: 0 for a line feed, 1 for a
 *     carriage return before it; or null where lines end with a line feed
 * @param tail id of the field of the root that holds what stands after {@code Eof}; or null where
 *     nothing but a line end does
 */
public record TextStyle(boolean rawStrings, String indent, String lineEnd, String tail) {
  /** That of formats whose texts nobody else writes. */
  public static final TextStyle USUAL = new TextStyle(false, "  ", null, null);
}
