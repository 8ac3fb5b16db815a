package dev.diptych.conformance.text;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.authoring.AuthoredTexts;
import dev.diptych.conformance.RepositoryTexts;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Position;
import dev.diptych.model.source.Source;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A text without one of its tokens has one error, where the token was, in most cases. */
class DeletedTokensTest {
  private static final Pattern TOKEN =
      Pattern.compile("#.*|\"(?:[^\"\\\\\n]|\\\\.)*\"|[^\\s{}()=#\"]+|[{}()=]");
  private static final int MAX_SIZE = 20_000;
  private static final int PER_TEXT = 80;

  private int invalid;
  private int single;
  private int located;
  private int brackets;
  private int bracketsRight;

  @Test
  void mostTextsWithoutOneTokenHaveOneErrorThere() throws IOException {
    Engine engine = Engine.shipped();
    for (Path file : RepositoryTexts.all()) {
      boolean shown = file.toString().contains("examples") && Files.size(file) < MAX_SIZE;
      if (shown) {
        AuthoredTexts texts = RepositoryTexts.authored(engine, file);
        String text = Files.readString(file, ISO_8859_1);
        if (errors(texts, text).isEmpty()) {
          measure(texts, text);
        }
      }
    }
    String counts =
        "%d invalid: %d with one error, %d with the first one there; %d brackets: %d with one there"
            .formatted(invalid, single, located, brackets, bracketsRight);
    assertThat(single * 100).as(counts).isGreaterThan(invalid * 86);
    assertThat(located * 100).as(counts).isGreaterThan(invalid * 90);
    assertThat(bracketsRight * 100).as(counts).isGreaterThan(brackets * 88);
  }

  private static List<Diagnostic> errors(AuthoredTexts texts, String text) {
    ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(ISO_8859_1));
    return texts.openText("t", bytes, Selection.ANY).diagnostics().stream()
        .filter(Diagnostic::isError)
        .toList();
  }

  private void measure(AuthoredTexts texts, String text) {
    List<int[]> tokens = new ArrayList<>();
    Matcher next = TOKEN.matcher(text);
    next.region(Math.max(0, text.indexOf('\n')), text.length());
    while (next.find()) {
      if (!next.group().startsWith("#")) {
        tokens.add(new int[] {next.start(), next.end()});
      }
    }
    int step = Math.max(1, tokens.size() / PER_TEXT);
    for (int i = 0; i < tokens.size(); i += step) {
      measure(texts, text, tokens, i);
    }
  }

  private void measure(AuthoredTexts texts, String text, List<int[]> tokens, int deleted) {
    int[] token = tokens.get(deleted);
    String without = text.substring(0, token[0]) + text.substring(token[1]);
    List<Diagnostic> errors = errors(texts, without);
    if (errors.isEmpty()) {
      return;
    }
    Source source = new Source("t", without.getBytes(ISO_8859_1));
    int before = deleted == 0 ? 0 : tokens.get(deleted - 1)[0];
    int after =
        Math.min(
            token[0] + (deleted + 1 < tokens.size() ? tokens.get(deleted + 1)[0] - token[1] : 0),
            source.length());
    int from = source.position(before).line();
    int to = source.position(after).line();
    boolean there =
        errors.get(0).location() instanceof Location.InText at
            && within(at.source().position(at.span().start()), from, to);
    boolean bracket = "{}()".contains(text.substring(token[0], token[1]));
    invalid++;
    single += errors.size() == 1 ? 1 : 0;
    located += there ? 1 : 0;
    brackets += bracket ? 1 : 0;
    bracketsRight += bracket && there && errors.size() == 1 ? 1 : 0;
  }

  private static boolean within(Position at, int from, int to) {
    return at.line() >= from && at.line() <= to;
  }
}
