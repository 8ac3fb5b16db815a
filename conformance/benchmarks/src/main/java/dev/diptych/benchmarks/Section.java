package dev.diptych.benchmarks;

import java.util.List;

/**
 * A table.
 *
 * @param title its title
 * @param note explanation of the table
 * @param results its rows
 */
record Section(String title, String note, List<Result> results) {
  Section {
    results = List.copyOf(results);
  }
}
