package dev.diptych.conformance.authored;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.authoring.AuthoredTexts;
import dev.diptych.conformance.Repository;
import dev.diptych.conformance.RepositoryTexts;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import java.nio.ByteBuffer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Items that may be written in several ways have one meaning. */
class SameMeaningTest {
  private static final Engine ENGINE = Engine.shipped();
  private static final AuthoredTexts TEXTS =
      RepositoryTexts.authored(ENGINE, Repository.path("conformance"));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "Markers { 1s \"grab\" 2s \"drop\" } | Markers { 1s (\"grab\") 2s (\"drop\") }",
        "Camera { move { 0 calc($p - (0 0 6cm)) } } | Camera { move { 0 (1m 2m 2.94m) } }",
        "Camera { move { 0 calc((0, -1m, 0) + $p) } } | Camera { move { 0 (1m 1m 3m) } }"
      })
  void textsWithTheSameMeaning(String some, String others) {
    assertThat(bytes(some)).isEqualTo(bytes(others));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tracked { 0 .. 1s  0.5s .. 2s } | tracked { 0 .. 2s }",
        "tracked { 0.5s .. 2s  0 .. 1s  3s .. 4s } | tracked { 0 .. 2s  3s .. 4s }",
        "tracked { 0 .. 3s  1s .. 2s } | tracked { 0 .. 3s }",
        "pinching { 0 .. 1s  0.5s .. 1s } | pinching { 0 .. 1s }",
        "mirror Left offset (0 5cm 0) size 0.9 | mirror Left size 0.9 offset (0 5cm 0)",
        "mirror Left offset (0 5cm 0) size 0.9 delay 1s | size 0.9 delay 1s mirror Left offset (0 5cm 0)"
      })
  void handsWithTheSameMeaning(String some, String others) {
    assertThat(bytes(hand(some))).isEqualTo(bytes(hand(others)));
  }

  private static String hand(String items) {
    String move =
        items.contains("mirror") ? "" : "move Palm { 0 (20cm 1.2m 40cm) 4s (0 1.2m 40cm) }";
    return "Hands { Left { move Palm { 0 (-20cm 1.2m 40cm) 1s (0 1m 40cm) } } Right { "
        + move
        + items
        + " } }";
  }

  private static byte[] bytes(String items) {
    String text = "Input Animation Ver 1.1\nlet p = (1m 2m 3m)\n" + items + "\nEof\n";
    Result<LocatedDocument> opened =
        TEXTS.openText("text", ByteBuffer.wrap(text.getBytes(UTF_8)), Selection.ANY);
    assertThat(opened.ok()).as(opened.diagnostics().toString()).isTrue();
    return ENGINE.encode("text", opened.value().orElseThrow()).value().orElseThrow().toArray();
  }
}
