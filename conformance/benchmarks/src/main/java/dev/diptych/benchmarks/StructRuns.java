package dev.diptych.benchmarks;

import dev.diptych.benchmarks.data.StructFile;
import dev.diptych.benchmarks.process.Job;
import dev.diptych.benchmarks.process.Measured;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Measures files of many small structs with other specs, compared with plain Kaitai's reader. */
final class StructRuns {
  private static final List<String> HEADER =
      List.of(
          "what", "on", "structs", "median s", "CPU s", "µs a struct", "peak MB", "bytes a struct");

  private static final double MILLION = 1_000_000;

  private final Setting setting;
  private final List<List<String>> rows = new ArrayList<>();

  StructRuns(Setting setting) {
    this.setting = setting;
  }

  /**
   * All measurements.
   *
   * @param structs approximate number of structs of the largest files
   */
  Table run(int structs) throws IOException, InterruptedException {
    for (StructFile kind : StructFile.values()) {
      String name = kind.name().toLowerCase(Locale.ROOT);
      PlainKaitai plain = PlainKaitai.of(setting, name);
      for (int count : List.of(structs / 100, structs / 10, structs)) {
        Path file = setting.file(name + ".bin");
        kind.write(file, count / kind.structs());
        run(name, count, file, plain);
      }
    }
    String note =
        "Whole processes, including the start of the JVM, which small files show. Plain Kaitai reads"
            + " the file into objects and does nothing else. The spec is already compiled.";
    return new Table("Structs", note, HEADER, rows);
  }

  private void run(String name, int structs, Path file, PlainKaitai plain)
      throws IOException, InterruptedException {
    Path spec = setting.spec(name + ".ksy");
    Path text = setting.file("structs.twin");
    Path back = setting.file("structs.bin");
    Job decompile = new Job(setting.diptych("decompile", spec, file, text), text);
    add("diptych decompile", name, structs, setting.measure("decompile " + name, decompile));
    Job compile = new Job(setting.diptych("compile", spec, text, back), back);
    add("diptych compile", name, structs, setting.measure("compile " + name, compile, file));
    Job read = new Job(plain.command(file), null);
    add("plain Kaitai reads", name, structs, setting.measure("plain Kaitai reads " + name, read));
    Files.deleteIfExists(text);
    Files.deleteIfExists(back);
  }

  private void add(String what, String on, int structs, Measured measured) {
    List<String> row =
        new ArrayList<>(List.of(what, on, String.format(Locale.ROOT, "%,d", structs)));
    if (measured.ok()) {
      row.add(Report.number("%.3f", measured.median()));
      row.add(Report.number("%.2f", measured.cpu()));
      row.add(Report.number("%.1f", measured.median() * MILLION / structs));
      row.add(Report.megabytes(measured.peakBytes()));
      row.add(Report.number("%.0f", measured.peakBytes() / (double) structs));
    } else {
      row.addAll(List.of(measured.failure(), "", "", "", ""));
    }
    rows.add(row);
  }
}
