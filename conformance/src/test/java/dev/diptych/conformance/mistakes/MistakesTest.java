package dev.diptych.conformance.mistakes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.RepositoryTexts;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.source.Source;
import dev.diptych.syntax.Dialect;
import dev.diptych.syntax.Syntax;
import dev.diptych.syntax.SyntaxOptions;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * One mistake is one error, within a line of its place: the errors of the grammar, of names and
 * values, and of expansion together. Counts changes of one character that make a valid text
 * invalid, and pairs of them. The sample changes with each text that is added to the repository,
 * and those of scenes have several blocks in a line: the floors have room for three deviations of a
 * sample. Of 2,000 mistakes of two samples, 95 to 99 % of single ones are right in authored texts;
 * of 1,600 pairs, 88.6 % in plain texts.
 */
class MistakesTest {
  private static final int MISTAKES = 400;

  /** Mistakes that are made: each new text changes the sample, and a small one would be luck. */
  private static final int COUNT = 2000;

  private static final int MAX_LENGTH = 6_000;
  private static final int MIN_LINES = 4;
  private static final int MIN_DISTANCE = 3;
  private static final Engine ENGINE = Engine.shipped();

  // Texts with mistakes of their own.
  private static final Path MISTAKEN = Repository.path("conformance/authored/mistakes");
  private static final Path CASES = Repository.path("conformance/authored/cases");

  private static final List<Text> TEXTS = new ArrayList<>();

  private final Random random = new Random(Integer.getInteger("diptych.seed", 39));

  /** A valid text of a file. */
  private record Text(Path file, SyntaxTree tree) {}

  @ParameterizedTest
  @CsvSource({
    "PLAIN, DELETE, true, 394",
    "PLAIN, DELETE, false, 396",
    "PLAIN, INSERT, true, 396",
    "PLAIN, INSERT, false, 390",
    "PLAIN, REPLACE, true, 396",
    "PLAIN, REPLACE, false, 396",
    "AUTHORED, DELETE, true, 380",
    "AUTHORED, DELETE, false, 372",
    "AUTHORED, INSERT, true, 388",
    "AUTHORED, INSERT, false, 374",
    "AUTHORED, REPLACE, true, 382",
    "AUTHORED, REPLACE, false, 382"
  })
  void oneMistakeIsOneErrorNearIt(Dialect dialect, Mistake.Change change, boolean marks, int floor)
      throws IOException {
    List<Text> texts = texts(dialect);
    int count = Integer.getInteger("diptych.texts", COUNT);
    int invalid = 0;
    List<String> wrong = new ArrayList<>();
    while (invalid < count) {
      Text text = texts.get(random.nextInt(texts.size()));
      Mistake mistake = Mistake.of(text.tree, change, marks, random);
      Result<LocatedDocument> opened = mistake == null ? null : open(text.file, mistake.text());
      if (mistake == null || opened.ok()) {
        continue;
      }
      invalid++;
      List<Diagnostic> errors = errors(opened);
      if (errors.size() != 1 || !isNear(errors.get(0), mistake.line())) {
        wrong.add(text.file.getFileName() + ":" + mistake.line() + " " + shown(errors));
      }
    }
    assertAtLeast(floor, count, wrong);
  }

  /** Two mistakes some lines apart are at most two errors, each within a line of one. */
  @ParameterizedTest
  @CsvSource({"PLAIN, 340", "AUTHORED, 360"})
  void twoMistakesAreTwoErrorsNearThem(Dialect dialect, int floor) throws IOException {
    List<Text> texts = texts(dialect);
    int count = Integer.getInteger("diptych.texts", COUNT);
    int invalid = 0;
    List<String> wrong = new ArrayList<>();
    while (invalid < count) {
      Text text = texts.get(random.nextInt(texts.size()));
      Mistake first = Mistake.of(text.tree, Mistake.Change.REPLACE, true, random);
      Mistake second = Mistake.of(text.tree, Mistake.Change.REPLACE, true, random);
      if (first == null || second == null || second.line() - first.line() < MIN_DISTANCE) {
        continue;
      }
      Mistake both = first.with(second);
      Result<LocatedDocument> opened = open(text.file, both.text());
      if (opened.ok()) {
        continue;
      }
      invalid++;
      List<Diagnostic> errors = errors(opened);
      boolean areNear =
          errors.stream().allMatch(e -> isNear(e, first.line()) || isNear(e, second.line()));
      if (errors.size() > 2 || !areNear) {
        wrong.add(
            text.file.getFileName() + ":" + first.line() + "," + second.line() + shown(errors));
      }
    }
    assertAtLeast(floor, count, wrong);
  }

  /** Of 400 mistakes at least {@code floor} are reported right; of {@code count}, as many. */
  private static void assertAtLeast(int floor, int count, List<String> wrong) {
    int good = count - wrong.size();
    assertThat(good * MISTAKES)
        .as(good + " of " + count + "\n" + String.join("\n", wrong))
        .isGreaterThanOrEqualTo(floor * count);
  }

  private static List<Diagnostic> errors(Result<LocatedDocument> opened) {
    return opened.diagnostics().stream().filter(Diagnostic::isError).toList();
  }

  private static List<String> shown(List<Diagnostic> errors) {
    return errors.stream()
        .map(
            error ->
                error.code()
                    + (error.location() instanceof Location.InText at
                        ? "@" + at.source().position(at.span().start())
                        : ""))
        .toList();
  }

  private static boolean isNear(Diagnostic error, int line) {
    return error.location() instanceof Location.InText at
        && Math.abs(at.source().position(at.span().start()).line() - line) <= 1;
  }

  private static List<Text> texts(Dialect dialect) {
    return TEXTS.stream().filter(text -> text.tree.dialect() == dialect).toList();
  }

  @BeforeAll
  static void openTexts() throws IOException {
    for (Path file : RepositoryTexts.all()) {
      byte[] bytes = Files.readAllBytes(file);
      SyntaxTree tree = Syntax.read(new Source("text", bytes), SyntaxOptions.DEFAULT);
      int lines = tree.source().position(bytes.length).line();
      boolean fits =
          bytes.length <= MAX_LENGTH
              && lines > MIN_LINES
              && tree.hasValidItems()
              && !file.startsWith(MISTAKEN)
              && !file.startsWith(CASES);
      if (fits && open(file, bytes).ok()) {
        TEXTS.add(new Text(file, tree));
      }
    }
  }

  private static Result<LocatedDocument> open(Path file, byte[] text) {
    return RepositoryTexts.authored(ENGINE, file)
        .openText(file.toString(), ByteBuffer.wrap(text), Selection.ANY);
  }
}
