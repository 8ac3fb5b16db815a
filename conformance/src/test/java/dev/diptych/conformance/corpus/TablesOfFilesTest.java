package dev.diptych.conformance.corpus;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.conformance.Repository;
import dev.diptych.conformance.cli.Command;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Files of tables have the values that generated Kaitai code reads in Python, when DuckDB and
 * PyArrow read them. Requires Python with its module venv, and a network once; in CI, their absence
 * is a failure.
 */
class TablesOfFilesTest {
  private static final String ANIMATION = "input_animation";
  private static final int FILES = 50;
  private static final int FORMATS = 5;
  private static final int NUMBERS = 100_000;

  /** Larger files and tables only take longer. */
  private static final long MAX_SIZE = 1 << 18;

  private static final long MAX_ROWS = 3000;
  private static final int MAX_FILES_OF_FORMAT = 6;
  private static final int MAX_TABLES_OF_FILE = 8;

  @TempDir private Path work;

  @Test
  void othersReadTheValuesOfPlainKaitai() throws Exception {
    TableReaders.install();
    assumeTrue(PlainPython.isThere() || "true".equals(System.getenv("CI")));
    Corpus.make();
    List<Job> jobs = jobs();
    List<PlainPython.Outcome> plain = new PlainPython(work.resolve("plain")).read(jobs);
    List<String> lines = new ArrayList<>();
    Set<Path> files = new HashSet<>();
    Set<String> formats = new HashSet<>();
    for (int i = 0; i < jobs.size(); i++) {
      Path listing = plain.get(i).listing().orElse(null);
      for (String name : listing == null ? List.<String>of() : names(jobs.get(i))) {
        Path stem = work.resolve("table" + lines.size());
        if (isWritten(jobs.get(i), name, stem)) {
          lines.add(listing + "\t" + name + "\t" + stem);
          files.add(jobs.get(i).file());
          formats.add(jobs.get(i).spec());
        }
      }
    }
    assertThat(files).hasSizeGreaterThanOrEqualTo(FILES);
    assertThat(formats).hasSizeGreaterThanOrEqualTo(FORMATS).contains(ANIMATION);
    List<String> compared =
        TableReaders.run("compare.py", Files.write(work.resolve("tables.tsv"), lines), work);
    assertThat(compared).hasSameSizeAs(lines);
    long numbers =
        compared.stream().mapToLong(line -> Long.parseLong(line.split("\t", -1)[2])).sum();
    System.out.printf(
        "%d tables of %d files of %d formats, %d cells that are numbers%n",
        lines.size(), files.size(), formats.size(), numbers);
    assertThat(numbers).isGreaterThan(NUMBERS);
  }

  /** Some files of each format of the corpus, and recordings. */
  private static List<Job> jobs() throws Exception {
    List<Job> jobs = new ArrayList<>();
    for (String format : Corpus.formats()) {
      Corpus.jobs().stream()
          .filter(job -> job.spec().equals(format) && size(job.file()) <= MAX_SIZE)
          .limit(MAX_FILES_OF_FORMAT)
          .forEach(jobs::add);
    }
    Path specs = Repository.path("spec/formats").resolve(ANIMATION);
    Path ksy = specs.resolve("input_animation_1_1_shipped.ksy");
    try (Stream<Path> files =
        Files.list(Repository.path("conformance/vectors/valid/input_animation"))) {
      files
          .filter(file -> file.toString().endsWith(".bin") && size(file) <= MAX_SIZE)
          .sorted()
          .forEach(
              file -> jobs.add(new Job(ANIMATION, ksy, id(ksy), List.of(specs), "" + file, file)));
    }
    return jobs;
  }

  private static String id(Path ksy) {
    return String.valueOf(ksy.getFileName()).replace(".ksy", "");
  }

  private static long size(Path file) {
    return file.toFile().length();
  }

  /** The names of the tables of a file that Diptych reads. */
  @SuppressWarnings("unchecked")
  private static List<String> names(Job job) throws Exception {
    Run run = Run.of(job, "--json");
    List<String> names = new ArrayList<>();
    if (run.code == 0) {
      for (Object table : (List<Object>) JSON.std.mapFrom(run.out).get("tables")) {
        Map<String, Object> facts = (Map<String, Object>) table;
        long rows = ((Number) facts.get("rows")).longValue();
        if (rows > 0 && rows <= MAX_ROWS && names.size() < MAX_TABLES_OF_FILE) {
          names.add((String) facts.get("name"));
        }
      }
    }
    return names;
  }

  /**
   * Writes a table in each format; returns false if the cases of a switch have different tables
   * with the same name.
   */
  private static boolean isWritten(Job job, String name, Path stem) {
    for (String ending : List.of(".parquet", ".arrow", ".csv")) {
      Run run = Run.of(job, "--struct", name, "-o", stem + ending);
      if (run.err.startsWith("error[other-columns]")) {
        return false;
      }
      assertThat(run.code).as("%s %s: %s", job, name, run.err).isZero();
    }
    return true;
  }

  private record Run(int code, String out, String err) {
    static Run of(Job job, String... options) {
      List<String> words =
          new ArrayList<>(List.of("table", "--spec", "" + job.ksy(), "" + job.file()));
      job.imports().forEach(folder -> words.addAll(List.of("--import-path", "" + folder)));
      words.addAll(List.of(options));
      Command command = new Command();
      int code = command.run(words.toArray(String[]::new));
      return new Run(code, new String(command.out(), UTF_8), command.err());
    }
  }
}
