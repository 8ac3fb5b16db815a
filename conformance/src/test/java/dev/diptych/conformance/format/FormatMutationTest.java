package dev.diptych.conformance.format;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.authoring.AuthoredTexts;
import dev.diptych.authoring.prove.TextProof;
import dev.diptych.conformance.Repository;
import dev.diptych.conformance.RepositoryTexts;
import dev.diptych.conformance.authored.AuthoredMutation;
import dev.diptych.conformance.budget.TextMutation;
import dev.diptych.conformance.features.Feature;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.FileBytes;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proven;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Mutated texts of all formats are formatted without a change of meaning, or rejected with the
 * errors of their compilation. {@code -Ddiptych.exhaustive=true} tests 20,000 of them; {@code
 * -Ddiptych.mutations=N} tests N.
 */
class FormatMutationTest {
  private static final boolean EXHAUSTIVE = Boolean.getBoolean("diptych.exhaustive");
  private static final int COUNT =
      Integer.getInteger("diptych.mutations", EXHAUSTIVE ? 20_000 : 2_000);
  private static final long SEED = Long.getLong("diptych.seed", 20261125);
  private static final int MAX_SIZE = 4_000;
  private static final int MAX_FAULTS = 25;

  /** Errors of texts that lack a part: they are formatted although they do not compile. */
  private static final Set<String> INCOMPLETE = Set.of("include", "missing-header");

  /** Texts that reach a limit: their mutations would take the time of all others. */
  private static final Set<String> SLOW =
      Set.of("let-doubles", "repeat-empty-nested", "repeat-too-many", "use-doubles");

  private final Map<String, Integer> outcomes = new TreeMap<>();
  private final List<String> faults = new ArrayList<>();

  /** A text, and what compiles it. */
  private record Sample(Path file, Engine engine, String text) {
    static Sample of(Path file, Engine engine) throws IOException {
      return new Sample(file, engine, Files.readString(file, ISO_8859_1));
    }

    AuthoredTexts texts() {
      return RepositoryTexts.authored(engine, file);
    }

    boolean isTried() {
      String name = String.valueOf(file.getFileName()).replaceFirst("\\..*", "");
      return text.length() < MAX_SIZE && !SLOW.contains(name) && hasFormat();
    }

    boolean compiles() {
      return compiled(texts(), text.getBytes(ISO_8859_1)).ok();
    }

    private boolean hasFormat() {
      return compiled(texts(), text.getBytes(ISO_8859_1)).diagnostics().stream()
          .noneMatch(error -> error.code().matches("unknown-format|unknown-version"));
    }
  }

  private static List<Sample> samples() throws IOException {
    List<Sample> samples = new ArrayList<>();
    Set<Path> brought = new HashSet<>();
    for (Feature feature : Feature.all()) {
      for (Path sample : feature.samples()) {
        Path text =
            sample.resolveSibling(
                String.valueOf(sample.getFileName()).replaceFirst("bin$", "twin"));
        samples.add(Sample.of(text, feature.engine()));
        brought.add(text);
      }
    }
    Engine shipped = Engine.shipped();
    for (Path file : RepositoryTexts.all()) {
      if (!brought.contains(file)) {
        samples.add(Sample.of(file, shipped));
      }
    }
    samples.removeIf(sample -> !sample.isTried());
    return samples;
  }

  @Test
  void mutatedTextsKeepTheirMeaning() throws IOException {
    List<Sample> samples = samples();
    List<Sample> valid = samples.stream().filter(Sample::compiles).toList();
    for (int i = 0; i < COUNT && faults.size() < MAX_FAULTS; i++) {
      SplittableRandom random = new SplittableRandom(SEED + i);
      Sample sample = one(random.nextInt(4) == 0 ? samples : valid, random);
      String other = one(samples, random).text();
      byte[] text = mutated(random, sample.text(), other).getBytes(ISO_8859_1);
      try {
        outcomes.merge(outcome(sample, text), 1, Integer::sum);
      } catch (AssertionError | RuntimeException | StackOverflowError e) {
        fault(SEED + i, sample, text, e);
      }
    }
    System.out.println(outcomes);
    assertThat(faults).isEmpty();
    assertThat(outcomes.get("same bytes")).isGreaterThan(COUNT / 5);
  }

  private static Sample one(List<Sample> of, SplittableRandom random) {
    return of.get(random.nextInt(of.size()));
  }

  private static String mutated(SplittableRandom random, String text, String other) {
    return switch (random.nextInt(6)) {
      case 0 -> new AuthoredMutation(random).of(text, other);
      case 1 ->
          new String(
              new TextMutation(random).of(text.getBytes(ISO_8859_1), other.getBytes(ISO_8859_1)),
              ISO_8859_1);
      default -> new FormatMutation(random).of(text);
    };
  }

  private static String outcome(Sample sample, byte[] text) {
    AuthoredTexts texts = sample.texts();
    TextProof formatter = new TextProof(texts);
    Result<FileBytes> before = compiled(texts, text);
    Result<Proven> formatted = formatter.format("text", text, Selection.ANY);
    if (!formatted.ok()) {
      return rejected(before, formatted.diagnostics());
    }
    byte[] once = bytes(formatted);
    assertThat(shown(bytes(formatter.format("text", once, Selection.ANY))))
        .as("formatted twice")
        .isEqualTo(shown(once));
    if (before.ok()) {
      Result<FileBytes> after = compiled(texts, once);
      assertThat(after.diagnostics().stream().filter(Diagnostic::isError)).isEmpty();
      assertThat(after.value().orElseThrow().toArray())
          .isEqualTo(before.value().orElseThrow().toArray());
      return "same bytes";
    }
    assertThat(before.diagnostics()).anyMatch(error -> INCOMPLETE.contains(error.code()));
    assertThat(LexedText.of(once, sample.engine()).texts())
        .isEqualTo(LexedText.of(text, sample.engine()).texts());
    return "same tokens";
  }

  private static String rejected(Result<FileBytes> before, List<Diagnostic> errors) {
    assertThat(before.ok()).as(() -> "it compiles, but " + errors).isFalse();
    assertThat(errors).anyMatch(Diagnostic::isError);
    assertThat(errors).noneMatch(error -> error.code().matches("not-lossless|internal"));
    if (before.diagnostics().stream().noneMatch(error -> INCOMPLETE.contains(error.code()))) {
      assertThat(shown(errors)).isEqualTo(shown(before.diagnostics()));
    }
    return "rejected";
  }

  private static byte[] bytes(Result<Proven> formatted) {
    assertThat(formatted.ok()).as(() -> formatted.diagnostics().toString()).isTrue();
    return formatted.value().orElseThrow().bytes().value().orElseThrow();
  }

  /** What the command {@code compile} does. */
  private static Result<FileBytes> compiled(AuthoredTexts texts, byte[] text) {
    Result<LocatedDocument> opened = texts.openText("text", ByteBuffer.wrap(text), Selection.ANY);
    return opened.ok()
        ? texts.engine().encode("text", opened.value().orElseThrow())
        : Result.failed(opened.diagnostics());
  }

  /** Diagnostics without the identities of the sources that they refer to. */
  private static String shown(List<Diagnostic> diagnostics) {
    return diagnostics.toString().replaceAll("Source@[0-9a-f]+", "Source");
  }

  private static String shown(byte[] text) {
    return new String(text, ISO_8859_1);
  }

  private void fault(long seed, Sample sample, byte[] text, Throwable thrown) throws IOException {
    Path folder = Repository.path("conformance/target/mutations");
    Files.createDirectories(folder);
    Path kept = Files.write(folder.resolve("format-" + seed + ".twin"), text);
    faults.add(kept.getFileName() + " of " + sample.file().getFileName() + ": " + thrown);
  }
}
