package dev.diptych.twin;

/** How texts are read. All ways give the same. */
public enum TextPath {
  /** Long runs of rows are read apart, on all processors. */
  FAST,
  /** Row by row. */
  PLAIN,
  /**
   * Row by row, and again with ANTLR's own lexer and parser: a text that these read otherwise is
   * rejected.
   */
  ANTLR
}
