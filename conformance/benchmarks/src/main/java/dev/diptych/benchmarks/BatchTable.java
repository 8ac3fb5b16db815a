package dev.diptych.benchmarks;

import dev.diptych.benchmarks.process.Measured;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The table of batches; the first row of each direction is the reference for the others. */
final class BatchTable {
  private static final List<String> HEADER =
      List.of(
          "what",
          "on",
          "way",
          "median s",
          "min … max",
          "ms a file",
          "MB/s",
          "peak MB",
          "time ÷ one file");

  private static final double MILLIS = 1000;

  private final Map<Way, Double> reference = new EnumMap<>(Way.class);
  private final List<List<String>> rows = new ArrayList<>();

  /**
   * What was measured.
   *
   * @param what what was run
   * @param on the input
   * @param way the direction, for comparison
   * @param files number of files
   * @param megabytes size of their recordings, in millions of bytes; 0 if only the time matters
   */
  record Batch(String what, String on, Way way, int files, double megabytes) {}

  void add(Batch batch, Measured measured) {
    List<String> row = new ArrayList<>(List.of(batch.what(), batch.on(), batch.way().words()));
    rows.add(row);
    if (!measured.ok()) {
      row.addAll(List.of(measured.failure(), "", "", "", "", ""));
      return;
    }
    double median = measured.median();
    double one = reference.computeIfAbsent(batch.way(), way -> median);
    boolean rates = batch.megabytes() > 0;
    row.add(Report.number("%.3f", median));
    row.add(Report.range(measured));
    row.add(Report.number("%.2f", median * MILLIS / batch.files()));
    row.add(rates ? Report.number("%.0f", batch.megabytes() / median) : "");
    row.add(Report.megabytes(measured.peakBytes()));
    row.add(rates ? Report.number("%.2f", median / one) : "");
  }

  Table table(String note) {
    return new Table("Batches", note, HEADER, rows);
  }
}
