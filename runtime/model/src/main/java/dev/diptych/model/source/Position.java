package dev.diptych.model.source;

/**
 * A line and a column.
 *
 * @param line line, from 1
 * @param column column in characters (code points), from 1
 */
public record Position(int line, int column) {
  @Override
  public String toString() {
    return line + ":" + column;
  }
}
