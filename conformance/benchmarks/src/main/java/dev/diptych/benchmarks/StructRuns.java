package dev.diptych.benchmarks;

import dev.diptych.benchmarks.data.StructFile;
import dev.diptych.benchmarks.peer.PlainPeer;
import dev.diptych.benchmarks.process.Job;
import dev.diptych.benchmarks.process.Measured;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Measures files of many small structs with other specs, compared with plain Kaitai's reader. */
final class StructRuns {
  private static final List<String> HEADER =
      List.of("what", "on", "structs", "median s", "µs a struct", "peak MB", "bytes a struct");

  private static final double MILLION = 1_000_000;

  private final Setting setting;
  private final List<List<String>> rows = new ArrayList<>();

  StructRuns(Setting setting) {
    this.setting = setting;
  }

  /**
   * All measurements.
   *
   * @param structs approximate number of structs per file
   */
  Table run(int structs) throws IOException, InterruptedException {
    for (StructFile kind : StructFile.values()) {
      for (int count : List.of(structs / 10, structs)) {
        run(kind, count);
      }
    }
    String note =
        "Whole processes, including the start of the JVM. Plain Kaitai reads the"
            + " file into objects and does nothing else. The spec is already compiled.";
    return new Table("Structs", note, HEADER, rows);
  }

  private void run(StructFile kind, int structs) throws IOException, InterruptedException {
    String name = kind.name().toLowerCase(Locale.ROOT);
    Path spec = setting.root().resolve("conformance/benchmarks/specs/" + name + ".ksy");
    Path file = setting.file(name + ".bin");
    kind.write(file, structs / kind.structs());
    Path text = setting.file("structs.twin");
    Path back = setting.file("structs.bin");
    add("diptych decompile", name, structs, new Job(command("decompile", spec, file, text), text));
    Job compile = new Job(command("compile", spec, text, back), back);
    add("diptych compile", name, structs, setting.measure("compile " + name, compile, file));
    add("plain Kaitai reads", name, structs, new Job(plain(name, spec, file), null));
    Files.deleteIfExists(text);
    Files.deleteIfExists(back);
  }

  private List<String> command(String command, Path spec, Path in, Path out) {
    List<String> words = new ArrayList<>(setting.diptych(command, in, out));
    words.addAll(List.of("--spec", spec.toString()));
    return words;
  }

  /** Generates and compiles the plain class, and returns the command that reads with it. */
  private List<String> plain(String name, Path spec, Path file)
      throws IOException, InterruptedException {
    Path folder = setting.file("plain-" + name);
    Files.createDirectories(folder);
    List<String> generate = new ArrayList<>(List.of(setting.launcher(), "generate"));
    generate.addAll(List.of("--spec", spec.toString(), "--lang", "java", "-d", folder.toString()));
    new ProcessBuilder(generate).inheritIO().start().waitFor();
    String path = System.getProperty("java.class.path");
    List<String> javac = new ArrayList<>(List.of("-nowarn", "-d", folder.toString(), "-cp", path));
    try (Stream<Path> sources = Files.walk(folder)) {
      sources.map(Path::toString).filter(each -> each.endsWith(".java")).forEach(javac::add);
    }
    ToolProvider.getSystemJavaCompiler().run(null, null, null, javac.toArray(String[]::new));
    String type = name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    List<String> read =
        new ArrayList<>(Programs.java(PlainPeer.class, List.of("-XX:+UseSerialGC")));
    read.set(read.indexOf(path), path + File.pathSeparator + folder);
    read.addAll(List.of(type, file.toString()));
    return read;
  }

  private void add(String what, String on, int structs, Job job)
      throws IOException, InterruptedException {
    add(what, on, structs, setting.measure(what + ' ' + on, job));
  }

  private void add(String what, String on, int structs, Measured measured) {
    List<String> row =
        new ArrayList<>(List.of(what, on, String.format(Locale.ROOT, "%,d", structs)));
    if (measured.ok()) {
      row.add(Report.number("%.3f", measured.median()));
      row.add(Report.number("%.1f", measured.median() * MILLION / structs));
      row.add(Report.number("%.0f", measured.peakBytes() / MILLION));
      row.add(Report.number("%.0f", measured.peakBytes() / (double) structs));
    } else {
      row.addAll(List.of(measured.failure(), "", "", ""));
    }
    rows.add(row);
  }
}
