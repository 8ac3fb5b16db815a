package dev.diptych.cli.inspect.diff;

import dev.diptych.twin.compare.Difference;
import java.util.List;

/**
 * What a report is about.
 *
 * @param before the name of the first file
 * @param after the name of the second file
 * @param differences the differences in the order of the text
 * @param all whether every row and line is shown
 */
public record Report(String before, String after, List<Difference> differences, boolean all) {
  /** Rows of a table that a report shows at the start, if it does not show all. */
  static final int FIRST_ROWS = 5;

  /** The largest number of differing rows that a report shows completely. */
  static final int MAX_ROWS = 10;

  /** The largest number of lines of a block that a report shows, if it does not show all. */
  static final int MAX_LINES = 20;

  public Report {
    differences = List.copyOf(differences);
  }
}
