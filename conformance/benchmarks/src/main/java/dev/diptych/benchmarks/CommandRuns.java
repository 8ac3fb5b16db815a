package dev.diptych.benchmarks;

import dev.diptych.benchmarks.data.KeyLayout;
import dev.diptych.benchmarks.data.MotionFile;
import dev.diptych.benchmarks.data.Shape;
import dev.diptych.benchmarks.process.Job;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Measures the command as a whole process through its launcher. */
final class CommandRuns {
  static final String SMALL = "spec/formats/input_animation/examples/head_turn.twin";

  /** The shortest start that Java has, with the archive of its own classes. */
  private static final List<String> START =
      List.of("-Xshare:auto", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:-UsePerfData");

  private final Setting setting;
  private final List<Result> results = new ArrayList<>();

  CommandRuns(Setting setting) {
    this.setting = setting;
  }

  /** All measurements; the first two rows are the reference for all others. */
  Section run(List<Integer> sizes, int motion) throws IOException, InterruptedException {
    int size = setting.size();
    bothWays("shipped, 395 curves", setting.shipped(size));
    for (int other : sizes) {
      bothWays("shipped, 395 curves", setting.shipped(other));
    }
    bothWays("shipped, 7 curves", setting.recording(Shape.CAMERA, KeyLayout.SHIPPED, size));
    bothWays("documented", setting.recording(Shape.EVERYTHING, KeyLayout.DOCUMENTED, size));
    bothWays(
        "documented, with tangents", setting.recording(Shape.EVERYTHING, KeyLayout.TANGENTS, size));
    motion(motion);
    small();
    return new Section(
        "Diptych",
        "Megabytes are those of the binary; for a motion, whose original is a text, those of the"
            + " text.",
        results);
  }

  private void bothWays(String name, Path recording) throws IOException, InterruptedException {
    Path text = setting.file("command.twin");
    Path back = setting.file("command.bin");
    double megabytes = megabytes(recording);
    String on = "%s, %.0f MB".formatted(name, megabytes);
    Job toText = new Job(setting.diptych("decompile", recording, text), text);
    add("decompile", on, Way.TO_TEXT, megabytes, toText, null);
    Job toBinary = new Job(setting.diptych("compile", text, back), back);
    add("compile", on, Way.TO_BINARY, megabytes, toBinary, recording);
    Files.deleteIfExists(text);
    Files.deleteIfExists(back);
  }

  private void motion(int size) throws IOException, InterruptedException {
    Path text = setting.file("motion-%d.mkm".formatted(size));
    if (!Files.exists(text)) {
      new MotionFile(size * Setting.MEGABYTE).write(text);
    }
    Path binary = setting.file("motion.bin");
    Path back = setting.file("motion.mkm");
    double megabytes = megabytes(text);
    String on = "motion, %.0f MB of text".formatted(megabytes);
    Job toBinary = new Job(setting.diptych("compile", text, binary), binary);
    add("compile", on, Way.NEITHER, megabytes, toBinary, null);
    Job toText = new Job(setting.diptych("decompile", binary, back), back);
    add("decompile", on, Way.NEITHER, megabytes, toText, text);
    Files.deleteIfExists(binary);
    Files.deleteIfExists(back);
  }

  private void small() throws IOException, InterruptedException {
    Path text = setting.root().resolve(SMALL);
    Path binary = setting.file("small.bin");
    Path back = setting.file("small.twin");
    Job empty = new Job(Programs.java(EmptyProgram.class, START), null);
    results.add(
        new Result("an empty program", "", Way.NEITHER, 0, setting.measure("empty", empty)));
    Job version = new Job(List.of(setting.launcher(), "--version"), null);
    add("--version", "", Way.NEITHER, 0, version, null);
    String on = "an example of %d bytes".formatted(Files.size(text));
    Job compile = new Job(setting.diptych("compile", text, binary), binary);
    add("compile", on, Way.NEITHER, 0, compile, null);
    Job decompile = new Job(setting.diptych("decompile", binary, back), back);
    add("decompile", on, Way.NEITHER, 0, decompile, null);
  }

  private void add(String name, String on, Way way, double megabytes, Job job, Path expected)
      throws IOException, InterruptedException {
    String label = name + ' ' + on;
    var measured =
        expected == null ? setting.measure(label, job) : setting.measure(label, job, expected);
    results.add(new Result("diptych " + name, on, way, megabytes, measured));
  }

  private static double megabytes(Path file) throws IOException {
    return Files.size(file) / (double) Setting.MEGABYTE;
  }
}
