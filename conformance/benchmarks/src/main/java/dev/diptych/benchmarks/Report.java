package dev.diptych.benchmarks;

import dev.diptych.benchmarks.process.Measured;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Everything that was measured, as Markdown. */
final class Report {
  private static final List<String> HEADER =
      List.of("what", "on", "way", "median s", "min … max", "MB/s", "peak MB", "Diptych ÷ this");

  private final List<Section> sections;
  private final List<Table> more;

  Report(List<Section> sections, List<Table> more) {
    this.sections = List.copyOf(sections);
    this.more = List.copyOf(more);
  }

  /** The whole file. */
  String markdown(String how) {
    StringBuilder out = new StringBuilder("# Results\n\n");
    out.append("Written by `run`, never by hand; [README](README.md) says what is measured.\n\n");
    Machine.lines().forEach(line -> out.append("- ").append(line).append('\n'));
    out.append("- ").append(how).append("\n\n");
    sections.forEach(section -> out.append(table(section).markdown()));
    more.forEach(table -> out.append(table.markdown()));
    return out.toString().stripTrailing() + '\n';
  }

  private Table table(Section section) {
    List<List<String>> rows = new ArrayList<>();
    section.results().forEach(result -> rows.add(row(result)));
    return new Table(section.title(), section.note(), HEADER, rows);
  }

  private List<String> row(Result result) {
    Measured measured = result.measured();
    List<String> row = new ArrayList<>(List.of(result.name(), result.on(), result.way().words()));
    if (!measured.ok()) {
      row.addAll(List.of(measured.failure(), "", "", "", ""));
      return row;
    }
    row.add(number("%.3f", measured.median()));
    row.add(number("%.3f", measured.fastest()) + " … " + number("%.3f", measured.slowest()));
    row.add(result.speed() > 0 ? number("%.0f", result.speed()) : "");
    double peak = measured.peakBytes() / (double) Setting.MEGABYTE;
    row.add(peak > 0 ? number("%.0f", peak) : "not known");
    row.add(ratio(result));
    return row;
  }

  /** How many times as fast the first line of the same way is. */
  private String ratio(Result result) {
    if (result.way() == Way.NEITHER || result.speed() <= 0) {
      return "";
    }
    Optional<Result> first =
        sections.stream()
            .flatMap(section -> section.results().stream())
            .filter(other -> other.way() == result.way() && other.speed() > 0)
            .filter(other -> other.name().startsWith("diptych "))
            .findFirst();
    return first.map(own -> number("%.2f", own.speed() / result.speed())).orElse("");
  }

  /** A number with a point, wherever this runs. */
  static String number(String format, double value) {
    return String.format(Locale.ROOT, format, value);
  }
}
