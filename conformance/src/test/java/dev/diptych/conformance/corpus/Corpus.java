package dev.diptych.conformance.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The specs of {@code conformance/corpus} and their files. */
final class Corpus {
  static final Path FOLDER = Repository.path("conformance/corpus");

  /** Files that are made by programs, in a folder of the build. */
  private static final Path MADE = Repository.path("conformance/target/corpus");

  private Corpus() {}

  /** The formats: folders with a spec of the same name. */
  static List<String> formats() throws IOException {
    try (Stream<Path> folders = Files.list(FOLDER)) {
      return folders
          .map(folder -> String.valueOf(folder.getFileName()))
          .filter(id -> Files.exists(spec(id)))
          .sorted()
          .toList();
    }
  }

  /** All specs, with those that others import. */
  static List<Path> specs() throws IOException {
    return files(FOLDER).stream().filter(file -> file.toString().endsWith(".ksy")).toList();
  }

  /** The spec of a format. */
  static Path spec(String format) {
    return FOLDER.resolve(format).resolve(format + ".ksy");
  }

  /** Makes the files that are not committed, as far as the programs are installed. */
  static void make() throws IOException, InterruptedException {
    Process made =
        new ProcessBuilder("python3", FOLDER.resolve("make").toString(), MADE.toString())
            .redirectErrorStream(true)
            .redirectOutput(Files.createDirectories(MADE).resolve("make.txt").toFile())
            .start();
    assertThat(made.waitFor()).isZero();
  }

  /** Every committed file, and every file that was made. */
  static List<Job> jobs() throws IOException {
    List<Job> jobs = new ArrayList<>();
    for (String format : formats()) {
      for (Path root : List.of(FOLDER, MADE)) {
        Path folder = root.resolve(format);
        for (Path file : Files.isDirectory(folder) ? files(folder) : List.<Path>of()) {
          if (!file.toString().endsWith(".ksy")) {
            String name = String.valueOf(file.getFileName());
            jobs.add(new Job(format, spec(format), format, List.of(FOLDER), name, file));
          }
        }
      }
    }
    return jobs;
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }
}
