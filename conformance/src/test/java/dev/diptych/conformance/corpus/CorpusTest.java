package dev.diptych.conformance.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every file of the corpus has the values that plain Kaitai reads in Python, and is restored from
 * its text, unless {@code rejected.tsv} lists it. Requires Python with its module venv; {@code
 * DIPTYCH_COMPILERS=required} makes its absence a failure.
 */
class CorpusTest {
  private static final int FORMATS = 30;
  private static final int FILES = 100;

  @TempDir static Path work;

  private static final Map<Job, PlainPython.Outcome> PLAIN = new LinkedHashMap<>();
  private static final Map<Job, Judge.Verdict> VERDICTS = new LinkedHashMap<>();

  @BeforeAll
  static void readEveryFile() throws Exception {
    boolean required = "required".equals(System.getenv("DIPTYCH_COMPILERS"));
    assumeTrue(PlainPython.isThere() || required, "requires Python and its module venv");
    Corpus.make();
    List<Job> jobs = Corpus.jobs();
    List<PlainPython.Outcome> plain = new PlainPython(work.resolve("plain")).read(jobs);
    Judge judge = new Judge();
    for (int i = 0; i < jobs.size(); i++) {
      PLAIN.put(jobs.get(i), plain.get(i));
      VERDICTS.put(jobs.get(i), judge.verdict(jobs.get(i), plain.get(i)));
    }
  }

  @Test
  void thereAreManyFormatsAndFiles() throws IOException {
    assertThat(Corpus.formats()).hasSizeGreaterThanOrEqualTo(FORMATS);
    assertThat(VERDICTS).hasSizeGreaterThanOrEqualTo(FILES);
    Set<String> read = new HashSet<>();
    VERDICTS.keySet().forEach(job -> read.add(job.spec()));
    assertThat(read).containsAll(Corpus.formats());
  }

  @Test
  void plainKaitaiReadsEveryFile() {
    List<String> failed = new ArrayList<>();
    PLAIN.forEach(
        (job, plain) -> {
          if (plain.listing().isEmpty()) {
            failed.add(job + ": " + plain.message());
          }
        });
    assertThat(failed).isEmpty();
  }

  @Test
  void everyValueEqualsThatOfPlainKaitaiAndEveryFileIsRestored() throws IOException {
    List<Rejected> listed = Rejected.read(Corpus.FOLDER.resolve("rejected.tsv"));
    List<String> wrong = new ArrayList<>();
    VERDICTS.forEach(
        (job, verdict) -> {
          List<Rejected> lines = listed.stream().filter(line -> line.covers(job)).toList();
          boolean equal = verdict.outcome() == Judge.Outcome.EQUAL;
          String shown = verdict.shown();
          if (equal ? !lines.isEmpty() : lines.stream().noneMatch(l -> l.outcome().equals(shown))) {
            wrong.add(job.spec() + "\t" + job.name() + "\t" + shown + "\t" + verdict.detail());
          }
        });
    assertThat(wrong).as("equal although listed, or not as listed").isEmpty();
  }

  @Test
  void everyLineOfRejectionsIsAboutAFormatAndHasAReason() throws IOException {
    for (Rejected line : Rejected.read(Corpus.FOLDER.resolve("rejected.tsv"))) {
      assertThat(Corpus.formats()).contains(line.spec());
      assertThat(line.reason()).isNotBlank();
      if (line.file().equals("*")) {
        assertThat(VERDICTS.keySet()).anyMatch(line::covers);
      }
    }
  }
}
