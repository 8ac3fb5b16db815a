package dev.diptych.authoring.format;

/**
 * How lines begin and end.
 *
 * @param indent the indentation of one level
 * @param lineEnd a line end
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
record Style(byte[] indent, byte[] lineEnd) {
  /** Columns of the indentation. */
  int indentation(int depth) {
    return depth * indent.length;
  }

  /** Bytes between the last token of a line and the first of the next, at {@code depth}. */
  int lineBreak(int depth) {
    return lineEnd.length + indentation(depth);
  }
}
