package dev.diptych.twin.compare;

import dev.diptych.model.schema.Unit;
import java.util.List;

/**
 * Measures how far two rows of a table are apart by several columns together, such as two points.
 * Thread-safe.
 */
public interface Measure {
  /**
   * The columns that it measures.
   *
   * @param rows a table
   * @return indexes of columns in the order of {@link #distance}; empty if it does not apply
   */
  List<Integer> columns(Rows rows);

  /** What it measures, in reports. */
  String name();

  /** Its unit. */
  Unit unit();

  /**
   * The distance of two rows.
   *
   * @param a the values of the columns in one row
   * @param b the values of the same columns in another row
   * @return at least 0, or NaN if there is none
   */
  double distance(double[] a, double[] b);
}
