package dev.diptych.benchmarks;

import java.util.List;

/**
 * A table.
 *
 * @param title what it is about
 * @param note what one must know to read it
 * @param results its lines
 */
record Section(String title, String note, List<Result> results) {
  Section {
    results = List.copyOf(results);
  }
}
