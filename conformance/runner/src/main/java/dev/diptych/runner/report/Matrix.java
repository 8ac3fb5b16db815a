package dev.diptych.runner.report;

import dev.diptych.runner.CheckOutcome;
import dev.diptych.runner.Run;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Cases by implementation.
 *
 * @param runs the columns
 * @param groups the rows, by the folder of the case
 */
record Matrix(List<Run> runs, Map<String, List<Row>> groups) {
  /**
   * A case.
   *
   * @param name its name without the folder
   * @param about its purpose
   * @param cells its result for each run
   */
  record Row(String name, String about, List<CellMark> cells) {}

  static Matrix of(List<Run> runs) {
    Map<String, List<List<CheckOutcome>>> cases = new LinkedHashMap<>();
    for (int i = 0; i < runs.size(); i++) {
      for (CheckOutcome outcome : runs.get(i).outcomes()) {
        String name = outcome.check().caseName();
        cases.computeIfAbsent(name, n -> columns(runs.size())).get(i).add(outcome);
      }
    }
    Map<String, List<Row>> groups = new LinkedHashMap<>();
    cases.forEach(
        (name, columns) -> {
          int slash = name.lastIndexOf('/');
          String about =
              columns.stream().flatMap(List::stream).findFirst().orElseThrow().check().about();
          Row row =
              new Row(
                  name.substring(slash + 1), about, columns.stream().map(CellMark::of).toList());
          groups.computeIfAbsent(name.substring(0, slash), g -> new ArrayList<>()).add(row);
        });
    return new Matrix(runs, groups);
  }

  private static List<List<CheckOutcome>> columns(int count) {
    List<List<CheckOutcome>> columns = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      columns.add(new ArrayList<>());
    }
    return columns;
  }

  /** Number of cases that an implementation passes, out of those that it supports. */
  static String share(List<Row> rows, int run) {
    long asked = rows.stream().filter(row -> row.cells().get(run) != CellMark.UNSUPPORTED).count();
    long passed = rows.stream().filter(row -> row.cells().get(run) == CellMark.PASSED).count();
    return asked == 0 ? "–" : passed + " of " + asked;
  }
}
