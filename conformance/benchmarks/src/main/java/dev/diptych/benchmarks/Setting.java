package dev.diptych.benchmarks;

import dev.diptych.benchmarks.data.KeyLayout;
import dev.diptych.benchmarks.data.RecordingFile;
import dev.diptych.benchmarks.data.Shape;
import dev.diptych.benchmarks.process.Job;
import dev.diptych.benchmarks.process.Measured;
import dev.diptych.benchmarks.process.Stopwatch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Paths and sizes of the measurements.
 *
 * @param root the repository
 * @param data folder for recordings
 * @param size megabytes of most recordings
 * @param stopwatch measures a program
 */
record Setting(Path root, Path data, int size, Stopwatch stopwatch) {
  static final long MEGABYTE = 1_000_000;

  /** The folder of the benchmarks. */
  Path home() {
    return root.resolve("conformance/benchmarks");
  }

  /** A spec or schema of a file of structs. */
  Path spec(String name) {
    return home().resolve("specs").resolve(name);
  }

  /** A file in the data folder. */
  Path file(String name) {
    return data.resolve(name);
  }

  /** The shipped recording of a given size; generated if missing. */
  Path shipped(int megabytes) throws IOException {
    return recording(Shape.EVERYTHING, KeyLayout.SHIPPED, megabytes);
  }

  /** A recording, generated if missing. */
  Path recording(Shape shape, KeyLayout keys, int megabytes) throws IOException {
    Path file = file("%s-%s-%d.bin".formatted(shape, keys, megabytes));
    if (!Files.exists(file)) {
      new RecordingFile(shape, keys, megabytes * MEGABYTE).write(file);
    }
    return file;
  }

  /** The Diptych text of the shipped recording of a given size. */
  Path text(int megabytes) throws IOException, InterruptedException {
    Path text = file("text-%d.twin".formatted(megabytes));
    if (!Files.exists(text)) {
      once(new Job(diptych("decompile", shipped(megabytes), text), text));
    }
    return text;
  }

  /** Makes what is measured with. */
  void once(Job job) throws IOException, InterruptedException {
    Measured made = new Stopwatch(0, 1, 600, stopwatch.log()).measure(job);
    if (!made.ok()) {
      throw new IOException("no " + job.output() + " to measure with: " + made.failure());
    }
  }

  /** The command with its launcher. */
  List<String> diptych(String command, Path in, Path out) {
    return List.of(launcher(), command, in.toString(), "-o", out.toString());
  }

  /** The command with a spec. */
  List<String> diptych(String command, Path spec, Path in, Path out) {
    List<String> words = new ArrayList<>(diptych(command, in, out));
    words.addAll(List.of("--spec", spec.toString()));
    return words;
  }

  /** The launcher of packages; that of a checkout looks for changed sources first. */
  String launcher() {
    return root.resolve("runtime/cli/src/main/launcher/diptych").toString();
  }

  /** Measures a job and prints progress. */
  Measured measure(String name, Job job) throws IOException, InterruptedException {
    Measured measured = stopwatch.measure(job);
    String outcome = measured.ok() ? "%.3f s".formatted(measured.median()) : measured.failure();
    System.err.println(name + ": " + outcome);
    return measured;
  }

  /** Measures a job whose output must equal {@code expected}. */
  Measured measure(String name, Job job, Path expected) throws IOException, InterruptedException {
    Measured measured = measure(name, job);
    boolean same = !measured.ok() || Files.mismatch(job.output(), expected) == -1;
    return same ? measured : new Measured(List.of(), "wrote different bytes");
  }
}
