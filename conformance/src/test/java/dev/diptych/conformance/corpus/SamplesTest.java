package dev.diptych.conformance.corpus;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.conformance.Repository;
import dev.diptych.conformance.vectors.Golden;
import dev.diptych.ksy.SpecException;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.sample.Goal;
import dev.diptych.spectools.sample.ProvenFile;
import dev.diptych.spectools.sample.SampleReport;
import dev.diptych.spectools.sample.Sampler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The files that {@code spec sample} generates have, as plain Kaitai in Python reads them, the
 * values of their texts; together they take every case of every switch of the features, except
 * those in {@code samples.tsv}, each with the reason. Requires Python with its module venv; {@code
 * DIPTYCH_COMPILERS=required} makes its absence a failure.
 */
class SamplesTest {
  private static final int SPECS = 40;

  /** The specs that are tried, by name; {@code -Dsamples.only=PATTERN} for others. */
  private static final String ALL =
      "aliases|bit.*|cast.*|checksum_(and|cov|in_rows|nest|of_ip|of_tar|opt).*|computed.*|const.*"
          + "|control.*|counts_in.*|endian|enums_of_o.*|fields.*|frames.*|hex.*|inst.*|large.*"
          + "|long_lists|look.*|nested.*|object|optional.*|param.*|read_sw.*|repeat.*|switch.*"
          + "|io_of_packed|cpio.*|dbf.*|fat_.*|lua.*|netpbm.*|tar_.*|read_framed.*|root_par.*|struct_until.*"
          + "|terminator_in.*|until_of.*";

  private static final int COUNT = Integer.getInteger("diptych.samples", 14);
  private static final String ONLY = System.getProperty("samples.only", ALL);
  private static final int MAX_BYTES = 1 << 17;

  /** What Python reports of generated code that has its keywords as names. */
  private static final String NO_CODE = "SyntaxError";

  private static final Path TABLE = Corpus.FOLDER.resolve("samples.tsv");

  @TempDir static Path work;

  private static final Map<String, SampleReport> REPORTS = new LinkedHashMap<>();
  private static final List<Job> JOBS = new ArrayList<>();

  @BeforeAll
  static void generate() throws Exception {
    for (String format : Corpus.formats()) {
      generate(format, Corpus.spec(format), List.of(Corpus.FOLDER));
    }
    try (Stream<Path> folders = Files.list(Repository.path("conformance/features"))) {
      for (Path each : folders.sorted().toList()) {
        String name = String.valueOf(each.getFileName());
        generate(name, each.resolve(name + ".ksy"), List.of());
      }
    }
  }

  private static void generate(String name, Path ksy, List<Path> imports) throws IOException {
    if (!name.matches(ONLY)) {
      return;
    }
    SpecView view;
    try {
      view = new SpecView(SpecLoader.load(ksy, imports));
    } catch (SpecException e) {
      throw new AssertionError(e.diagnostics().toString(), e);
    }
    SampleReport report = Sampler.of(view, COUNT, 1);
    REPORTS.put(name, report);
    Path folder = Files.createDirectories(work.resolve("samples").resolve(name));
    for (ProvenFile file : report.files()) {
      // Plain Python cannot be given parameters, and takes seconds for a long list.
      if (file.given().isEmpty() && file.bytes().length() < MAX_BYTES) {
        Path path = folder.resolve(JOBS.size() + ".bin");
        Files.write(path, file.bytes().bytes());
        String id = view.spec().root();
        JOBS.add(new Job(name, ksy, id, imports, String.valueOf(path.getFileName()), path));
      }
    }
  }

  @Test
  void plainPythonReadsTheValuesOfEveryText() throws Exception {
    boolean required = "required".equals(System.getenv("DIPTYCH_COMPILERS"));
    assumeTrue(PlainPython.isThere() || required, "requires Python and its module venv");
    List<PlainPython.Outcome> plain = new PlainPython(work.resolve("plain")).read(JOBS);
    Judge judge = new Judge();
    List<String> wrong = new ArrayList<>();
    for (int i = 0; i < JOBS.size(); i++) {
      if (plain.get(i).message().startsWith(NO_CODE)) {
        continue;
      }
      Judge.Verdict verdict = judge.verdict(JOBS.get(i), plain.get(i));
      if (verdict.outcome() != Judge.Outcome.EQUAL) {
        wrong.add(JOBS.get(i) + "\t" + verdict.shown() + "\t" + verdict.detail());
      }
    }
    assertThat(wrong).isEmpty();
    if (ONLY.equals(ALL)) {
      assertThat(JOBS.stream().map(Job::spec).distinct()).hasSizeGreaterThanOrEqualTo(SPECS);
    }
  }

  @Test
  void everyCaseThatCanBeTakenIs() throws IOException {
    StringBuilder table = new StringBuilder("spec\tfield\tcase\treason\n");
    REPORTS.forEach(
        (name, report) -> {
          if (report.files().isEmpty()) {
            table
                .append(String.join("\t", name, "-", "-", String.valueOf(report.reason())))
                .append('\n');
          }
          for (SampleReport.Outcome each : report.missed()) {
            Goal goal = each.goal();
            if (goal.kind() == Goal.Kind.CASE && !report.files().isEmpty()) {
              table
                  .append(String.join("\t", name, goal.path(), goal.what(), each.reason()))
                  .append('\n');
            }
          }
        });
    Golden.hold(TABLE, table.toString().getBytes(UTF_8));
  }
}
