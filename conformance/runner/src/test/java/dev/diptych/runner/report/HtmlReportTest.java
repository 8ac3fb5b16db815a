package dev.diptych.runner.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A page in HTML holds all of it, and nothing as markup that is none. */
class HtmlReportTest {
  private final String page = HtmlReport.of(SmallRun.two());

  @Test
  void countsComeFirst() {
    assertThat(page)
        .startsWith("<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n")
        .contains(
            """
            <tr><td>good<td>decode, parse<td>4<td>0<td class="">0<td>0
            <tr><td>C&amp;C &lt;1&gt;<td>decode, parse<td>0<td>1<td class="failed">2<td>1
            </table>
            """);
  }

  @Test
  void causesAreEscaped() {
    assertThat(page)
        .contains(
            "<pre>C&amp;C &lt;1&gt;: valid/a/one:decode\n  (1 &lt; 2 &amp; 3)\n"
                + "  it died:\n  &lt;a&gt; &amp; ")
        .contains(
            "<pre>C&amp;C &lt;1&gt;: no check matches the expected failure 'valid/b/*'</pre>\n")
        .doesNotContain("C&C", "<1>", "<a>", "1 < 2");
  }

  @Test
  void everyCaseHasACellForEachImplementation() {
    assertThat(page)
        .contains(
            """
            <details><summary><b>valid/a</b> &nbsp; good 2 of 2 \
            &nbsp; C&amp;C &lt;1&gt; 0 of 2</summary>
            <table><tr><th>case<th class="run">good<th class="run">C&amp;C &lt;1&gt;
            <tr><td>one<small>1 &lt; 2 &amp; 3</small>\
            <td class="cell passed" title="passed">✓<td class="cell failed" title="failed">✗
            <tr><td>two<small>1 &lt; 2 &amp; 3</small>\
            <td class="cell passed" title="passed">✓\
            <td class="cell expected_failure" title="failed as expected">○
            </table></details>
            """)
        .endsWith(
            """
            <td class="cell unsupported" title="not supported">–
            </table></details>
            </html>
            """);
  }

  @Test
  void marksAreExplained() {
    for (CellMark cellMark : CellMark.values()) {
      assertThat(page)
          .contains("\">" + cellMark.mark() + "</span> " + cellMark.words() + " &nbsp; ");
    }
  }
}
