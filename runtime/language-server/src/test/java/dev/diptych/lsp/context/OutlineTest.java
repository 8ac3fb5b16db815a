package dev.diptych.lsp.context;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.source.Source;
import dev.diptych.syntax.Syntax;
import dev.diptych.syntax.SyntaxOptions;
import dev.diptych.syntax.SyntaxTree;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The braces of texts: where the outline once was another one than that of the grammar. */
final class OutlineTest {
  private static SyntaxTree read(String items, boolean raw) {
    SyntaxOptions options = new SyntaxOptions(raw, null, Set.of("move"), Set.of(), false, true);
    return Syntax.read(Source.of("test", "T Ver 1\n" + items), options);
  }

  private static String describe(Outline outline, Group group) {
    boolean isBlock = group.kind() == Group.Kind.BLOCK;
    String kind = group.kind().name().toLowerCase(Locale.ROOT) + " ";
    return (isBlock ? "" : kind)
        + outline.name(group)
        + (group.about() == null ? "" : " " + outline.text(group.about()))
        + (group.isClosed() ? "" : "!")
        + group.groups().stream()
            .map(inner -> describe(outline, inner))
            .collect(Collectors.joining(", ", "{", "}"));
  }

  private static String inner(String items) {
    Outline outline = Outline.of(read(items, false));
    return outline.root().groups().stream()
        .map(group -> describe(outline, group))
        .collect(Collectors.joining(", "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Camera # see Rotation\\n{ Position { 0 (1) } }\\nEof | Camera{Position{}}",
        "a { repeat calc(1s / 2) every 1s # note\\n{ b { } } } Eof | a{repeat repeat{b{}}}",
        "let a = # b\\n{ 0 (1) } c $a Eof | let a{}",
        "at $a # at 2s\\n{ } Eof | at at{}",
        "a = b c { } Eof | c{}",
        "move A { } a = x\\nb { } Eof | move A{}, b{}",
        // What is missing is where indentation shows it.
        "a {\\n  b {\\n    0 (1)\\n}\\nc { }\\nEof | a{b!{}}, c{}",
        "a {\\n  b {\\n    0 (1)\\n  }\\n  c { }\\nEof | a!{b{}, c{}}",
      })
  void bracesHaveTheirNames(String items, String expected) {
    assertThat(inner(items.replace("\\n", "\n"))).isEqualTo(expected);
  }

  /** A text of more than a quarter of a megabyte was searched for pairs by a scanner of its own. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "a { (ax\"\\\")\" ) }\nEof",
        "a { b { (1.#INF00 0 0) } }\nEof",
        "a { b { (1.#INF00-1.#IND00 0.0) } c = 1.#QNAN }\nEof",
        "a { b { 0 (nan:0x1 -nan:0x7f) } }Eof\u0001({tail",
        "a { b = (1 2) }Eof # ({",
      })
  void longTextsHaveTheSameOutline(String end) {
    String rows = "  0.25 (0 1 2)\n".repeat(20_000);
    boolean raw = end.contains("#I") || end.contains("tail");
    SyntaxTree small = read(end, raw);
    SyntaxTree large = read("z {\n" + rows + "}\n" + end, raw);
    assertThat(small.isValid()).isTrue();
    assertThat(large.isValid()).isTrue();
    Outline outline = Outline.of(large);
    assertThat(outline.all()).allMatch(group -> group.isClosed() || group.parent() == null);
    assertThat(outline.root().groups()).hasSize(2);
    assertThat(new Rows(outline, outline.root().groups().get(0)).count()).isEqualTo(20_000);
    assertThat(describe(outline, outline.root().groups().get(1)))
        .isEqualTo(describe(Outline.of(small), Outline.of(small).root().groups().get(0)));
  }

  @Test
  void numbersAreOneToken() {
    for (String number : new String[] {"1.#INF00", "-1.#IND", "nan:0x1", "-nan:0x7f"}) {
      SyntaxTree tree = read("a { (0 " + number + " 1) }\nEof", true);
      int at =
          tree.source()
              .text(new dev.diptych.model.source.Span(0, tree.source().length()))
              .indexOf(number);
      CursorContext context = CursorContext.of(Outline.of(tree), at + 4);
      assertThat(context.word().length()).isEqualTo(number.length());
      assertThat(context.place()).isEqualTo(new Place.Cell(1));
    }
  }
}
