package dev.diptych.spectools.reference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.spectools.describe.SpecView;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Content of a spec is escaped on the pages of its documentation. */
class PayloadPagesTest {
  private static final Pattern TAG = Pattern.compile("<[^>]*>");
  private static final Pattern OURS =
      Pattern.compile(
          "</?(main|h\\d|p|ul|li|pre|code|table|thead|tbody|tr|th|td|div|br|a|body|html)"
              + "( (class|id)=\"[\\w-]+\"| href=\"(#[\\w-]*|https?://[^\"]*)\")?>");

  @TempDir private Path temp;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<script>run()</script>",
        "<img src=x onerror=run()>",
        "\"><script>run()</script>",
        "' onmouseover='run()",
        "[x](javascript:run()) <javascript:run()>",
        "javascript:run() click",
        "data:text/html,<script>run()</script> click",
        "https://a.b/\"onclick=\"run() text",
        "https://a.b/)>x<script> [x](javascript:run())",
        "a\n```\n<script>run()</script>\n```",
        "a\n\n<script>run()</script>",
        "# run\n\n    <b>",
        "`<script>run()</script>`",
        "``` | <script>run()</script> | ```",
        "&lt;script&gt;run()&lt;/script&gt;"
      })
  void pagesContainOnlyGeneratedTags(String text) throws Exception {
    SpecView view = view(text);
    String html = SpecDocs.html(view);
    Matcher tag = TAG.matcher(html.substring(html.indexOf("<main>")));
    while (tag.find()) {
      assertThat(tag.group()).matches(OURS);
    }
    String shown = html.replaceAll("(?s)<style>.*</style>", "");
    assertThat(shown).doesNotContainPattern("<title>[^<]*<(?!/title>)");
    assertThat(markdown(view)).doesNotContain("<script", "<img", "<b>", "](javascript", "<javasc");
  }

  /** The page without its listings and its words of code, which show what they hold. */
  private static String markdown(SpecView view) {
    String page = SpecDocs.markdown(view).replaceAll("(?ms)^```$.*?^```$", "");
    return page.replaceAll("(?<![`\\\\])(`+)(?!`).*?(?<!`)\\1(?!`)", "")
        .replaceAll("\\\\(\\[|\\])", "")
        .replaceAll("<https?://[^>]*>", "");
  }

  private SpecView view(String text) throws Exception {
    StringBuilder quoted = new StringBuilder("\"");
    text.chars().forEach(c -> quoted.append("\\u%04x".formatted(c)));
    String literal = "'" + text.replace("'", "") + "'";
    StringBuilder value = new StringBuilder("\"");
    literal.chars().forEach(c -> value.append("\\u%04x".formatted(c)));
    Path file =
        Files.writeString(
            temp.resolve("toy.ksy"),
            SPEC.replace("DOC", quoted.append('"')).replace("VALUE", value.append('"')));
    return new SpecView(SpecLoader.load(file, List.of()));
  }

  private static final String SPEC =
      """
      meta: {id: toy, title: DOC, license: DOC, file-extension: DOC, encoding: UTF-8}
      doc: DOC
      doc-ref: [DOC, DOC]
      seq:
        - {id: x, type: t, doc: DOC, doc-ref: [DOC, DOC]}
        - {id: s, type: strz, doc: DOC}
        - {id: k, type: u1, enum: e, doc: DOC}
      instances:
        v: {value: VALUE, doc: DOC, doc-ref: DOC}
        p: {pos: 0, type: u1, if: k == e::one, doc: DOC, doc-ref: DOC}
      types:
        t:
          doc: DOC
          doc-ref: DOC
          seq:
            - {id: n, type: u1, doc: DOC}
      enums:
        e:
          1: {id: one, doc: DOC, doc-ref: DOC, -orig-id: DOC}
          2: two
      """;
}
