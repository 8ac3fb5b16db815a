package dev.diptych.conformance.corpus;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.compiler.SpecSource;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.spectools.SpecEngine;
import dev.diptych.spectools.relation.KeySearch;
import dev.diptych.spectools.relation.Sample;
import dev.diptych.spectools.relation.StaleNumbers;
import dev.diptych.spectools.relation.SuggestedKeys;
import dev.diptych.twin.Completed;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Warnings about numbers that an edit has made wrong, on the files of the corpus. A file that a
 * program has written has no wrong numbers, so that replacing one file by another must give no
 * warning. After a random edit, a warning must be about a number that is what it was in all files
 * of its format, not only in the one that was edited.
 */
class StaleNumbersTest {
  private static final long SEED = Long.getLong("diptych.seed", 20261127);
  private static final int EDITS = Integer.getInteger("diptych.edits", 4);
  private static final int MAX_FILE = 20_000;
  private static final int MAX_FILES = 5;
  private static final Pattern NUMBER = Pattern.compile("(?<= = )\\d+$", Pattern.MULTILINE);
  private static final Pattern LETTER = Pattern.compile("(?<=\")[a-z]");
  private static final Pattern BYTES = Pattern.compile("(?<=x\")[0-9a-f]{2}");

  private static final Map<String, Format> FORMATS = new TreeMap<>();

  /** A format with its files. */
  private record Format(Engine engine, Set<String> numbers, List<Sample> files) {}

  @BeforeAll
  static void readFiles() throws Exception {
    Corpus.make();
    Map<String, List<Job>> jobs =
        Corpus.jobs().stream()
            .collect(Collectors.groupingBy(Job::spec, TreeMap::new, Collectors.toList()));
    for (Map.Entry<String, List<Job>> each : jobs.entrySet()) {
      SpecSource spec = new SpecSource(each.getValue().get(0).ksy(), List.of(Corpus.FOLDER));
      Engine engine = SpecEngine.load(spec).value().orElseThrow().engine();
      List<Sample> files = new ArrayList<>();
      for (Job job : each.getValue()) {
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(job.file()));
        boolean read = engine.openBinary(job.name(), bytes, Selection.ANY).ok();
        if (read && bytes.limit() <= MAX_FILE && files.size() < MAX_FILES) {
          files.add(new Sample(job.name(), bytes));
        }
      }
      if (!files.isEmpty()) {
        FORMATS.put(each.getKey(), new Format(engine, numbers(spec, files), files));
      }
    }
  }

  /** The ids of the numbers that are something else in all files. */
  private static Set<String> numbers(SpecSource spec, List<Sample> files) throws IOException {
    Result<SuggestedKeys> found = KeySearch.of(spec, files);
    assertThat(found.diagnostics()).isEmpty();
    return found.value().orElseThrow().keys().stream()
        .map(key -> key.field())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static LocatedDocument open(Format format, Sample file) {
    return format
        .engine()
        .openBinary(file.name(), file.file(), Selection.ANY)
        .value()
        .orElseThrow();
  }

  private static List<Diagnostic> warnings(
      Format format, LocatedDocument text, ByteBuffer compiled, Sample before) {
    return StaleNumbers.find(format.engine(), text, compiled, before, Severity.WARNING);
  }

  @Test
  void anotherFileOfTheFormatHasNoWrongNumbers() {
    List<String> wrong = new ArrayList<>();
    int pairs = 0;
    for (Map.Entry<String, Format> each : FORMATS.entrySet()) {
      for (Sample before : each.getValue().files()) {
        for (Sample after : each.getValue().files()) {
          LocatedDocument document = open(each.getValue(), after);
          pairs++;
          warnings(each.getValue(), document, after.file(), before)
              .forEach(w -> wrong.add(each.getKey() + " " + after.name() + ": " + w.message()));
        }
      }
    }
    System.out.println(pairs + " pairs of files");
    assertThat(pairs).isGreaterThan(100);
    assertThat(wrong).isEmpty();
  }

  @Test
  void aWarningAfterAnEditIsAboutANumberThatFollowsInAllFiles() {
    Random random = new Random(SEED);
    int edits = 0;
    int right = 0;
    List<String> wrong = new ArrayList<>();
    for (Map.Entry<String, Format> each : FORMATS.entrySet()) {
      Format format = each.getValue();
      for (Sample before : format.files()) {
        String text =
            new String(
                new Proof(format.engine()).print(open(format, before)).value().orElseThrow(),
                UTF_8);
        for (int i = 0; i < EDITS; i++) {
          byte[] edited = edited(text, random).getBytes(UTF_8);
          Result<LocatedDocument> opened =
              format.engine().openText("edited.twin", edited, Selection.ANY);
          Completed compiled = opened.ok() ? compiled(format, opened.value().orElseThrow()) : null;
          if (compiled == null) {
            continue;
          }
          edits++;
          ByteBuffer file = compiled.file().whole();
          for (Diagnostic one : warnings(format, opened.value().orElseThrow(), file, before)) {
            String id = one.message().replaceFirst(" .*", "");
            if (format.numbers().contains(id)) {
              right++;
            } else {
              wrong.add(each.getKey() + " " + before.name() + ": " + one.message());
            }
          }
        }
      }
    }
    System.out.println(edits + " edits, " + right + " warnings");
    assertThat(edits).isGreaterThan(FORMATS.size());
    assertThat(right).isGreaterThan(0);
    assertThat(wrong).isEmpty();
  }

  private static @Nullable Completed compiled(Format format, LocatedDocument text) {
    return format.engine().completed(text.name(), text).value().orElse(null);
  }

  /** A number is one larger, a letter is another one, or there is one more; the same for bytes. */
  private static String edited(String text, Random random) {
    Pattern pattern = List.of(NUMBER, LETTER, BYTES).get(random.nextInt(3));
    List<MatchResult> places = pattern.matcher(text).results().toList();
    if (places.isEmpty()) {
      return text;
    }
    MatchResult at = places.get(random.nextInt(places.size()));
    String old = at.group();
    boolean longer = random.nextBoolean();
    String now =
        pattern == NUMBER
            ? String.valueOf(Long.parseUnsignedLong(old) + 1)
            : pattern == LETTER ? (longer ? "qz" : "q") : (longer ? "a7c3" : "a7");
    return text.substring(0, at.start()) + now + text.substring(at.end());
  }
}
