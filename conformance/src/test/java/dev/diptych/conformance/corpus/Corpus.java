package dev.diptych.conformance.corpus;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
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

  /**
   * Makes the files that are not committed, as far as the programs are installed, unless they are
   * there. Tests run at the same time, and some of the programs make other files each time.
   */
  static void make() throws IOException, InterruptedException {
    Path made = Files.createDirectories(MADE).resolve("make.txt");
    try (FileChannel lock =
            FileChannel.open(
                MADE.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock held = lock.lock()) {
      if (!held.isValid() || !isUpToDate(made)) {
        run(made);
      }
    }
  }

  private static boolean isUpToDate(Path made) throws IOException {
    List<Path> makers = new ArrayList<>(files(FOLDER.resolve("makers")));
    makers.add(FOLDER.resolve("make"));
    boolean isUpToDate = Files.exists(made);
    for (Path maker : makers) {
      isUpToDate =
          isUpToDate
              && Files.getLastModifiedTime(maker).compareTo(Files.getLastModifiedTime(made)) < 0;
    }
    return isUpToDate;
  }

  private static void run(Path told) throws IOException, InterruptedException {
    Path output = told.resolveSibling("making.txt");
    Process made =
        new ProcessBuilder("python3", FOLDER.resolve("make").toString(), MADE.toString())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    assertThat(made.waitFor()).isZero();
    Files.move(output, told, StandardCopyOption.REPLACE_EXISTING);
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

  /**
   * Each format that is shipped, with files of the vectors of its family, also of other formats.
   */
  static List<Job> shipped() throws IOException {
    List<Job> jobs = new ArrayList<>();
    for (Path spec : files(Repository.path("spec/formats"))) {
      boolean isSpec = spec.toString().endsWith(".ksy");
      if (isSpec && Files.readString(spec).contains("-twin-format:")) {
        String id = String.valueOf(spec.getFileName()).replace(".ksy", "");
        Path folder = requireNonNull(spec.getParent());
        Path family = requireNonNull(folder.getFileName());
        for (Path file : files(Repository.path("conformance/vectors/valid").resolve(family))) {
          String name = String.valueOf(file.getFileName());
          if (name.matches(".*\\.(bin|mkmb)")) {
            jobs.add(new Job(id, spec, id, List.of(folder), name, file));
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
