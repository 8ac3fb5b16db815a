package dev.diptych.benchmarks;

import dev.diptych.benchmarks.peer.JacksonPeer;
import dev.diptych.benchmarks.process.Job;
import dev.diptych.benchmarks.process.Stopwatch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;

/** Measures many files in one process, compared with one file of the same rows. */
final class BatchRuns {
  private static final int MAX_RUNS = 3;
  private static final int PATIENCE = 600;
  private static final int SMALL_FILES = 5;

  private final Setting setting;
  private final int count;
  private final BatchTable table = new BatchTable();

  /**
   * Measures with batches of {@code count} recordings of 1 MB.
   *
   * @param setting paths; its number of runs is reduced, because each takes long
   */
  BatchRuns(Setting setting, int count) {
    Stopwatch all = setting.stopwatch();
    int runs = Math.min(MAX_RUNS, all.runs());
    Stopwatch fewer = new Stopwatch(all.warmups(), runs, PATIENCE, all.log());
    this.setting = new Setting(setting.root(), setting.data(), setting.size(), fewer);
    this.count = count;
  }

  /** All measurements; the first two rows are the reference for the others. */
  Table run() throws IOException, InterruptedException {
    oneFile();
    Path recordings = copies(setting.shipped(1), count, "batch-recordings", ".bin");
    recordings(recordings);
    jackson(recordings);
    FileUtils.deleteDirectory(recordings.toFile());
    smallFiles();
    String note =
        ("Whole processes, %d after a warm-up. Diptych waits until every output is on the disk,"
                + " Jackson does not; both use all cores. The one file has the rows of all the"
                + " others.")
            .formatted(setting.stopwatch().runs());
    return table.table(note);
  }

  private void oneFile() throws IOException, InterruptedException {
    Path recording = setting.shipped(count);
    Path text = setting.file("one.twin");
    Path back = setting.file("one.bin");
    String on = "one file, %d MB".formatted(count);
    double megabytes = Files.size(recording) / (double) Setting.MEGABYTE;
    add(
        new BatchTable.Batch("diptych decompile", on, Way.TO_TEXT, 1, megabytes),
        decompile(recording, text));
    add(
        new BatchTable.Batch("diptych compile", on, Way.TO_BINARY, 1, megabytes),
        compile(text, back));
    FileUtils.deleteQuietly(text.toFile());
    FileUtils.deleteQuietly(back.toFile());
  }

  private void recordings(Path recordings) throws IOException, InterruptedException {
    Path texts = setting.file("batch-texts");
    Path back = setting.file("batch-back");
    String on = "%,d files of 1 MB".formatted(count);
    add(batch("diptych decompile", on, Way.TO_TEXT), decompile(recordings, texts));
    add(batch("diptych compile", on, Way.TO_BINARY), compile(texts, back));
    requireSame(recordings, back);
    FileUtils.deleteDirectory(texts.toFile());
    FileUtils.deleteDirectory(back.toFile());
  }

  private void jackson(Path recordings) throws IOException, InterruptedException {
    Path texts = setting.file("batch-json");
    Path back = setting.file("batch-back");
    String on = "%,d files of 1 MB".formatted(count);
    add(batch("Jackson", on, Way.TO_TEXT), jackson("write", recordings, texts));
    add(batch("Jackson", on, Way.TO_BINARY), jackson("read", texts, back));
    requireSame(recordings, back);
    FileUtils.deleteDirectory(texts.toFile());
    FileUtils.deleteDirectory(back.toFile());
  }

  private void smallFiles() throws IOException, InterruptedException {
    int files = count * SMALL_FILES;
    Path example = setting.root().resolve(CommandRuns.SMALL);
    Path texts = copies(example, files, "batch-small", ".twin");
    Path binaries = setting.file("batch-small-binaries");
    Path back = setting.file("batch-small-back");
    String on = "%,d files of %,d bytes".formatted(files, Files.size(example));
    add(
        new BatchTable.Batch("diptych compile", on, Way.NEITHER, files, 0),
        compile(texts, binaries));
    add(
        new BatchTable.Batch("diptych decompile", on, Way.NEITHER, files, 0),
        decompile(binaries, back));
    for (Path folder : List.of(texts, binaries, back)) {
      FileUtils.deleteDirectory(folder.toFile());
    }
  }

  private BatchTable.Batch batch(String what, String on, Way way) throws IOException {
    double megabytes = Files.size(setting.shipped(1)) / (double) Setting.MEGABYTE * count;
    return new BatchTable.Batch(what, on, way, count, megabytes);
  }

  private Job decompile(Path from, Path to) {
    return new Job(command("decompile", from, to), to);
  }

  private Job compile(Path from, Path to) {
    return new Job(command("compile", from, to), to);
  }

  private List<String> command(String name, Path from, Path to) {
    String output = Files.isDirectory(from) ? to + "/" : to.toString();
    return List.of(setting.launcher(), name, from.toString(), "-o", output);
  }

  private static Job jackson(String task, Path from, Path to) {
    List<String> command = Programs.java(JacksonPeer.class, List.of("-XX:+UseSerialGC"));
    command.addAll(List.of(task, from.toString(), to.toString()));
    return new Job(command, to);
  }

  /** A new folder with copies of a file. */
  private Path copies(Path file, int files, String folder, String extension) throws IOException {
    Path copies = setting.file(folder);
    FileUtils.deleteDirectory(copies.toFile());
    Files.createDirectories(copies);
    for (int i = 0; i < files; i++) {
      Files.copy(file, copies.resolve(i + extension));
    }
    return copies;
  }

  private void add(BatchTable.Batch batch, Job job) throws IOException, InterruptedException {
    table.add(batch, setting.measure(batch.what() + ' ' + batch.on(), job));
  }

  private static void requireSame(Path expected, Path actual) throws IOException {
    try (Stream<Path> files = Files.list(expected)) {
      for (Path file : files.toList()) {
        if (Files.mismatch(file, actual.resolve(file.getFileName())) != -1) {
          throw new IOException("different bytes: " + file);
        }
      }
    }
  }
}
