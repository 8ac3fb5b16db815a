package dev.diptych.conformance.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.authoring.AuthoredTexts;
import dev.diptych.authoring.format.TextFormatter;
import dev.diptych.conformance.Repository;
import dev.diptych.conformance.RepositoryTexts;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.source.Source;
import dev.diptych.syntax.Dialect;
import dev.diptych.syntax.Syntax;
import dev.diptych.syntax.SyntaxOptions;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.NodeKind;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * The laws of formatting, for all texts of the repository and for texts with the same tokens and
 * odd white space and comments.
 */
class FormatLawsTest {
  private static final int MAX_SIZE = 200_000;

  private static final Engine ENGINE = Engine.shipped();
  private static final AuthoredTexts TEXTS =
      RepositoryTexts.authored(ENGINE, Repository.path("conformance"));

  private static Result<byte[]> format(byte[] text) {
    return TextFormatter.format("text", text, TEXTS::words, ENGINE, Selection.ANY);
  }

  @Test
  void everyTextOfTheRepositoryKeepsItsTokensAndMeaning() throws IOException {
    int formatted = 0;
    int compiled = 0;
    for (Path file : RepositoryTexts.all()) {
      byte[] text = Files.readAllBytes(file);
      if (text.length < MAX_SIZE && format(text).ok()) {
        formatted++;
        compiled += holds(file, text) ? 1 : 0;
      }
    }
    assertThat(formatted).isGreaterThan(600);
    assertThat(compiled).isGreaterThan(250);
  }

  @Test
  void oddWhiteSpaceAndCommentsAreFormattedAlike() throws IOException {
    Random random = new Random(Long.getLong("diptych.seed", 17));
    int formatted = 0;
    for (Path file : RepositoryTexts.all()) {
      byte[] text = Files.readAllBytes(file);
      if (text.length > 3_000 || !format(text).ok()) {
        continue;
      }
      LexedText lexed = LexedText.of(text, ENGINE);
      byte[] odd = lexed.shuffled(random);
      if (format(odd).ok()) {
        formatted++;
        holds(file, odd);
      }
    }
    assertThat(formatted).isGreaterThan(500);
  }

  @Test
  void canonicalTextsDoNotChange() throws IOException {
    int canonical = 0;
    for (Path file : RepositoryTexts.all()) {
      byte[] text = Files.readAllBytes(file);
      Optional<LocatedDocument> opened = open(file, text);
      boolean fixed =
          opened.isPresent()
              && new Proof(ENGINE)
                  .canonical("text", ByteBuffer.wrap(text), opened.get())
                  .value()
                  .orElse(false);
      if (fixed) {
        canonical++;
        assertThat(shown(format(text).value().orElseThrow()))
            .as(file.toString())
            .isEqualTo(shown(text));
      }
    }
    assertThat(canonical).isGreaterThan(100);
  }

  /** Random texts of an unknown format, and of one whose strings are raw and whose tail is data. */
  @Test
  void randomTextsKeepTheirTokensAndNodes() {
    int count = Integer.getInteger("diptych.texts", 2_000);
    int formatted = 0;
    for (int i = 0; i < count; i++) {
      SplittableRandom random = new SplittableRandom(Long.getLong("diptych.seed", 17) + i);
      boolean isRaw = random.nextBoolean();
      boolean isAuthored = random.nextBoolean();
      Dialect dialect = isAuthored ? Dialect.AUTHORED : Dialect.PLAIN;
      String header = isRaw ? "Mikoto Motion Ver 2" : "Unknown Ver 1";
      byte[] text = RandomText.of(random, header, isAuthored, isRaw);
      if (format(text).ok()) {
        formatted++;
        byte[] once = format(text).value().orElseThrow();
        assertThat(shown(format(once).value().orElseThrow())).isEqualTo(shown(once));
        assertThat(LexedText.of(once, ENGINE).texts())
            .isEqualTo(LexedText.of(text, ENGINE).texts());
        assertThat(nodes(once, dialect, isRaw))
            .as(shown(text))
            .isEqualTo(nodes(text, dialect, isRaw));
      } else {
        assertThat(format(text).diagnostics()).noneMatch(e -> e.code().equals("not-lossless"));
        assertThat(isAuthored).as(shown(text) + format(text).diagnostics()).isTrue();
      }
    }
    assertThat(formatted).isGreaterThan(count * 3 / 4);
  }

  private static List<NodeKind> nodes(byte[] text, Dialect dialect, boolean isRaw) {
    SyntaxOptions options = SyntaxOptions.of(dialect, isRaw).withoutRuns();
    SyntaxTree tree = Syntax.read(new Source("text", text), options);
    assertThat(tree.isValid()).as(shown(text)).isTrue();
    return IntStream.range(0, tree.nodes()).mapToObj(tree::nodeKind).toList();
  }

  /** Holds the laws for one text; returns whether it compiles. */
  private static boolean holds(Path file, byte[] text) {
    Result<byte[]> result = format(text);
    assertThat(result.ok()).as("%s: %s", file, result.diagnostics()).isTrue();
    byte[] once = result.value().orElseThrow();
    byte[] twice = format(once).value().orElseThrow();
    assertThat(shown(twice)).as("%s, from%n%s", file, shown(text)).isEqualTo(shown(once));
    assertThat(LexedText.of(once, ENGINE).texts())
        .as(file.toString())
        .isEqualTo(LexedText.of(text, ENGINE).texts());
    Optional<LocatedDocument> before = open(file, text);
    Optional<LocatedDocument> after = open(file, once);
    assertThat(after.isPresent()).as(file.toString()).isEqualTo(before.isPresent());
    before.ifPresent(
        opened ->
            assertThat(after.get().document())
                .as("%s from%n%s", file, shown(text))
                .isEqualTo(opened.document()));
    return before.isPresent();
  }

  private static Optional<LocatedDocument> open(Path file, byte[] text) {
    return RepositoryTexts.authored(ENGINE, file)
        .openText(file.toString(), ByteBuffer.wrap(text), Selection.ANY)
        .value();
  }

  private static String shown(byte[] text) {
    return new String(text, StandardCharsets.ISO_8859_1);
  }
}
