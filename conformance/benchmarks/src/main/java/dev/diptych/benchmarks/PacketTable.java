package dev.diptych.benchmarks;

import dev.diptych.benchmarks.process.Measured;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The table of packets; the first row of each direction is the reference for the others. */
final class PacketTable {
  private static final List<String> HEADER =
      List.of(
          "what",
          "on",
          "way",
          "median s",
          "min … max",
          "CPU s",
          "peak MB",
          "output MB",
          "CPU ÷ Diptych");

  private final Map<Way, Double> reference = new EnumMap<>(Way.class);
  private final List<List<String>> rows = new ArrayList<>();

  /**
   * Adds a row.
   *
   * @param what what was run
   * @param on its input and output
   * @param way the direction, for comparison
   * @param measured the measurement
   * @param written bytes of the output; 0 if it has none
   */
  void add(String what, String on, Way way, Measured measured, long written) {
    List<String> row = new ArrayList<>(List.of(what, on, way.words()));
    rows.add(row);
    if (!measured.ok()) {
      row.addAll(List.of(measured.failure(), "", "", "", "", ""));
      return;
    }
    double own = reference.computeIfAbsent(way, first -> measured.cpu());
    row.add(Report.number("%.3f", measured.median()));
    row.add(Report.range(measured));
    row.add(Report.number("%.2f", measured.cpu()));
    row.add(Report.megabytes(measured.peakBytes()));
    row.add(written > 0 ? Report.megabytes(written) : "");
    row.add(own > 0 ? Report.number("%.2f", measured.cpu() / own) : "");
  }

  Table table(String note) {
    return new Table("Packets", note, HEADER, rows);
  }
}
