package dev.diptych.conformance.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * Loads specs, and reads files with Diptych and with plain Kaitai, as {@code conformance/census}
 * asks: {@code -Ddiptych.census=FOLDER}. Each line of {@code FOLDER/jobs.tsv} has a spec's name in
 * tables, its path, folders for imports with colons between them, a file's name in tables or {@code
 * -}, and its path. {@code FOLDER/outcomes.tsv} has a line for each: both names, the outcome, and a
 * message.
 */
@EnabledIfSystemProperty(named = "diptych.census", matches = ".+")
class CensusTest {
  private static final Pattern ID = Pattern.compile("(?m)^\\s+id:\\s*['\"]?([a-z0-9_]+)");
  private static final String NONE = "-";

  @TempDir Path work;

  @Test
  void everyJobHasAnOutcome() throws Exception {
    Path folder = Path.of(System.getProperty("diptych.census"));
    List<Job> all = new ArrayList<>();
    for (String line : Files.readAllLines(folder.resolve("jobs.tsv"))) {
      all.add(job(line.split("\t", -1)));
    }
    assertThat(all).isNotEmpty();
    assertThat(PlainPython.isThere()).isTrue();
    List<Job> read = all.stream().filter(job -> !job.name().equals(NONE)).toList();
    List<PlainPython.Outcome> plain = new PlainPython(work).read(read);
    Judge judge = new Judge();
    try (PrintStream out = new PrintStream(folder.resolve("outcomes.tsv").toFile(), "UTF-8")) {
      for (Job job : all) {
        int number = read.indexOf(job);
        out.println(number < 0 ? loaded(judge, job) : judged(judge, job, plain.get(number)));
        out.flush();
      }
    }
  }

  private static String loaded(Judge judge, Job job) throws IOException {
    Judge.Verdict verdict = judge.loads(job);
    return line(job, verdict);
  }

  private static String judged(Judge judge, Job job, PlainPython.Outcome plain) throws IOException {
    return line(job, judge.verdict(job, plain));
  }

  private static String line(Job job, Judge.Verdict verdict) {
    String message = verdict.detail().replaceAll("\\s+", " ");
    return String.join("\t", job.spec(), job.name(), verdict.shown(), message);
  }

  private static Job job(String[] parts) throws IOException {
    Path ksy = Path.of(parts[1]);
    Matcher id = ID.matcher(Files.readString(ksy));
    List<Path> imports =
        Pattern.compile(":")
            .splitAsStream(parts[2])
            .filter(f -> !f.isEmpty())
            .map(Path::of)
            .toList();
    String name = Objects.requireNonNull(ksy.getFileName()).toString().replaceFirst("\\.ksy$", "");
    return new Job(
        parts[0], ksy, id.find() ? id.group(1) : name, imports, parts[3], Path.of(parts[4]));
  }
}
