package dev.diptych.authoring.section;

import dev.diptych.authoring.tree.Origin;
import java.util.List;

/** Rows of computed numbers. The arrays are not copied and must not be changed. */
public final class Numbers implements Entry.Rows {
  private final double[] keys;
  private final double[] cells;
  private final int width;
  private final boolean doubles;
  private final List<Origin> origins;

  private Numbers(double[] keys, double[] cells, int width, boolean doubles, List<Origin> origins) {
    if (cells.length != keys.length * width) {
      throw new IllegalArgumentException(
          cells.length + " cells are not " + keys.length + " rows of " + width);
    }
    this.keys = keys;
    this.cells = cells;
    this.width = width;
    this.doubles = doubles;
    this.origins = List.copyOf(origins);
  }

  /**
   * Rows that are printed as floats.
   *
   * @param keys the keys, ascending, in the unit of the section's keys
   * @param cells the numbers, row by row, each {@code width} cells
   * @param width cells of a row
   * @param origins where each row comes from, at least one; a single one is that of all rows
   */
  public static Numbers floats(double[] keys, double[] cells, int width, List<Origin> origins) {
    return new Numbers(keys, cells, width, false, origins);
  }

  /** The same as {@link #floats}, printed as doubles. */
  public static Numbers doubles(double[] keys, double[] cells, int width, List<Origin> origins) {
    return new Numbers(keys, cells, width, true, origins);
  }

  @Override
  public Origin origin() {
    return origins.get(0);
  }

  @Override
  public long count() {
    return keys.length;
  }

  /** Number of rows. */
  public int size() {
    return keys.length;
  }

  /** Cells of a row. */
  public int width() {
    return width;
  }

  /** Whether the numbers are doubles; otherwise they are printed as floats. */
  public boolean isDouble() {
    return doubles;
  }

  /** The key of a row. */
  public double key(int row) {
    return keys[row];
  }

  /** A cell of a row. */
  public double cell(int row, int cell) {
    return cells[row * width + cell];
  }

  /** Where a row comes from. */
  public Origin origin(int row) {
    return origins.size() == 1 ? origins.get(0) : origins.get(row);
  }
}
