package dev.diptych.generator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.generator.language.Language;
import dev.diptych.generator.language.LanguageSources;
import dev.diptych.generator.language.PackageName;
import dev.diptych.generator.language.SourceRequest;
import dev.diptych.model.diagnostic.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Descriptions and strings of a spec stay what they are in the sources of every language. */
class PayloadSourcesTest {
  private static final String MARKER = "Zq7Marker";

  private static final List<String> DOCS =
      List.of(
          "x */ MARK(); /* ",
          "\\u002a\\u002f MARK(); \\uu002f*",
          "C:\\users \\N{X} \\x \\",
          "\"\"\"\nMARK()\n\"\"\"",
          "\\\"\"\"\nMARK()\n\"\"\"\"",
          "ends in a quote\"",
          "\"",
          "''' MARK() '''",
          "]# MARK ]## MARK",
          "#[ ##[ MARK",
          "--[[ MARK ]]\nMARK",
          "[[ MARK ]]",
          "=end\n=cut\nMARK\n=begin\n=pod",
          "a\rMARK();",
          "a\u0085MARK();",
          "a\u2028MARK();\u2029MARK();",
          "a\u000bMARK();\u000cMARK();",
          "a\u202eMARK",
          "?> MARK <?php MARK",
          "<script>MARK()</script><img onerror=MARK> &lt; </td>",
          "/* MARK /*/ MARK",
          "??/\nMARK",
          "*\n/ MARK",
          "#{MARK} ${MARK} @{MARK} {@link MARK}",
          "https://a.b/*/MARK()/* */ MARK() /*");

  private static final List<String> STRINGS =
      List.of(
          "\" + MARK + \"",
          "\\\" + MARK + \\\"",
          "\\u0022 + MARK + \\u0022",
          "??/\" + MARK",
          "#{MARK} #$MARK #@MARK ${MARK} $MARK @MARK @{MARK} %MARK `MARK`",
          "</script><script>MARK</script>",
          "<img src=x onerror=MARK>",
          "x\nMARK\r\u2028MARK\u0085MARK",
          "</TD></TR></TABLE>>]; MARK [label=<",
          "*/ MARK /* // MARK");

  @TempDir private Path temp;

  @ParameterizedTest
  @EnumSource(Language.class)
  void descriptionsStayInComments(Language language) throws IOException {
    for (String doc : DOCS) {
      check(language, DOC_SPEC.replace("DOC", quoted(doc)), doc);
    }
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void stringsStayStrings(Language language) throws IOException {
    for (String text : STRINGS) {
      String expression = text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
      String literal = "\"" + expression + "\"";
      check(
          language,
          STRING_SPEC
              .replace("SAME", quoted("s == " + literal))
              .replace("LENGTH", quoted(literal + ".length"))
              .replace("TEXT", quoted(literal)),
          text);
    }
  }

  private void check(Language language, String spec, String payload) throws IOException {
    Path file = Files.writeString(temp.resolve("toy.ksy"), spec.replace("MARK", MARKER));
    SourceRequest request =
        new SourceRequest(file, List.of(), Set.of(language), PackageName.NONE, true);
    Result<Map<String, String>> made = LanguageSources.of(request);
    assertThat(made.value()).as("%s: %s", payload, made.diagnostics()).isPresent();
    made.value()
        .orElseThrow()
        .forEach(
            (name, source) ->
                assertThat(code(language, source))
                    .as("%s of %s:%n%s", name, payload, source)
                    .doesNotContain(MARKER));
  }

  private static String code(Language language, String source) {
    return switch (language) {
      case HTML, GRAPHVIZ -> {
        assertThat(source.replaceAll("(?s)<!-- Optional JavaScript.*", ""))
            .doesNotContainPattern("(?i)<(script|img)");
        yield source.replaceAll("(?s)>[^<]*", ">");
      }
      default -> CodeText.of(language, source);
    };
  }

  /** A scalar of YAML that holds {@code text} exactly. */
  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    text.chars()
        .forEach(
            c -> {
              boolean plain = c >= ' ' && c < 0x7f && c != '"' && c != '\\';
              quoted.append(plain ? Character.toString(c) : "\\u%04x".formatted(c));
            });
    return quoted.append('"').toString();
  }

  private static final String DOC_SPEC =
      """
      meta: {id: toy, title: DOC, license: DOC, application: DOC, file-extension: DOC, xref: {a: DOC}}
      doc: DOC
      doc-ref: DOC
      seq:
        - {id: x, type: t(1), doc: DOC, doc-ref: [DOC, DOC], -orig-id: DOC}
        - {id: k, type: u1, enum: e, doc: DOC}
      instances:
        v: {value: 1, doc: DOC, doc-ref: DOC}
        p: {pos: 0, type: u1, doc: DOC, doc-ref: DOC}
      types:
        t:
          doc: DOC
          doc-ref: DOC
          params:
            - {id: a, type: u1, doc: DOC, doc-ref: DOC}
          seq:
            - {id: n, type: u1, doc: DOC}
        doc:
          doc: DOC
      enums:
        e:
          1: {id: one, doc: DOC, doc-ref: DOC, -orig-id: DOC}
          2: two
      """;

  private static final String STRING_SPEC =
      """
      meta: {id: toy, encoding: UTF-8}
      seq:
        - {id: n, size: 3, contents: [1, 2, 3]}
        - {id: s, type: strz}
        - {id: m, type: u1, if: SAME}
      instances:
        v: {value: TEXT}
        l: {value: LENGTH}
      """;
}
