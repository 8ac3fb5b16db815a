package dev.diptych.family.chart;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a user wants to see.
 *
 * @param names what to plot, by name; {@code *} is any number of characters; empty for the default
 * @param from where the horizontal axis begins, or null for the start of the document
 * @param to where it ends, or null for the end of the document
 * @param columns how many points next to each other the plot has room for, at least 1
 * @param table the path of a table, or null for the default
 * @param plane the plane of a map, as the user wrote it, or null for the default
 * @param cells how many cells of a map are next to each other, at least 1
 */
public record ChartRequest(
    List<String> names,
    @Nullable Double from,
    @Nullable Double to,
    int columns,
    @Nullable String table,
    @Nullable String plane,
    int cells) {
  /** Keeps its own copy. */
  public ChartRequest {
    names = List.copyOf(names);
  }

  /**
   * The default for everything.
   *
   * @param columns how many points next to each other the plot has room for, at least 1
   */
  public static ChartRequest of(int columns) {
    return new ChartRequest(List.of(), null, null, columns, null, null, 1);
  }

  /**
   * The part of an axis that the user wants.
   *
   * @param label what its numbers are
   * @param start the start of the document
   * @param end its end
   * @throws ChartException if nothing is between the limits
   */
  public Axis axis(String label, double start, double end) throws ChartException {
    double first = from == null ? start : from;
    double last = to == null ? end : to;
    if (!(first <= last)) {
      throw ChartException.nothing(
          "nothing is between "
              + first
              + " and "
              + last
              + ": the file goes from "
              + start
              + " to "
              + end);
    }
    return new Axis(label, first, last);
  }
}
