package dev.diptych.runner.report;

import dev.diptych.runner.Outcome;
import dev.diptych.runner.Run;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Cases by implementations.
 *
 * @param runs the columns
 * @param groups the rows, by the folders that cases stand in
 */
record Matrix(List<Run> runs, Map<String, List<Row>> groups) {
  /**
   * A case.
   *
   * @param name without its folders
   * @param about what it is for
   * @param cells what came of it, for each run
   */
  record Row(String name, String about, List<Cell> cells) {}

  static Matrix of(List<Run> runs) {
    Map<String, List<List<Outcome>>> cases = new LinkedHashMap<>();
    for (int i = 0; i < runs.size(); i++) {
      for (Outcome outcome : runs.get(i).outcomes()) {
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
              new Row(name.substring(slash + 1), about, columns.stream().map(Cell::of).toList());
          groups.computeIfAbsent(name.substring(0, slash), g -> new ArrayList<>()).add(row);
        });
    return new Matrix(runs, groups);
  }

  private static List<List<Outcome>> columns(int count) {
    List<List<Outcome>> columns = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      columns.add(new ArrayList<>());
    }
    return columns;
  }

  /** How many cases of a group an implementation passes, of those that it can be asked. */
  static String share(List<Row> rows, int run) {
    long asked = rows.stream().filter(row -> row.cells().get(run) != Cell.UNSUPPORTED).count();
    long passed = rows.stream().filter(row -> row.cells().get(run) == Cell.PASSED).count();
    return asked == 0 ? "–" : passed + " of " + asked;
  }
}
