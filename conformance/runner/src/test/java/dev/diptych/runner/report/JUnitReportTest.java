package dev.diptych.runner.report;

import static dev.diptych.runner.report.SmallRun.outcome;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.runner.Run;
import dev.diptych.runner.judge.CheckVerdict;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** Machines can read what machines read. */
class JUnitReportTest {
  @Test
  void aRunIsASuiteAndACheckATest() {
    Run run = new Run("x", SmallRun.good().outcomes().subList(0, 2), List.of());
    assertThat(JUnitReport.of(List.of(run)))
        .isEqualTo(
            """
            <?xml version="1.0" encoding="UTF-8"?><testsuites>
            <testsuite name="x" tests="2" failures="0" skipped="0">
            <testcase classname="x" name="valid/a/one:decode"></testcase>
            <testcase classname="x" name="valid/a/one:parse"></testcase></testsuite></testsuites>
            """);
  }

  @Test
  void failedAndSkippedChecksHaveReasons() throws Exception {
    Document xml = parsed(JUnitReport.of(SmallRun.two()));
    assertThat(xml.getElementsByTagName("testsuite").getLength()).isEqualTo(2);
    Element suite = (Element) xml.getElementsByTagName("testsuite").item(1);
    assertThat(suite.getAttribute("name")).isEqualTo("C&C <1>");
    assertThat(suite.getAttribute("tests")).isEqualTo("5");
    assertThat(suite.getAttribute("failures")).isEqualTo("3");
    assertThat(suite.getAttribute("skipped")).isEqualTo("2");
    assertThat(tests(suite))
        .containsExactly(
            "valid/a/one:decode failure it died: <a> & ?[1mb?",
            "valid/a/one:parse failure it passes although it is listed as an expected failure: too"
                + " & hard",
            "valid/a/two:decode skipped too hard",
            "invalid/a/three:parse skipped no <parse>",
            "valid/b/* failure this expected failure matches no check");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"\u0000", "\u001b", "\r", "\u007f", "\ufffe", "\uffff", "\ud800", "\udc00"})
  void charactersOfCausesAreEscaped(String character) throws Exception {
    assertThat(message("a" + character + "b")).isEqualTo("a?b");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"'<>&", "é", "\u0085", "\ufffd", "🦆"})
  void otherCharactersOfCausesAreKept(String characters) throws Exception {
    assertThat(message(characters)).isEqualTo(characters);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\u0000", "\uffff"})
  void charactersOfNamesAreEscaped(String character) throws Exception {
    Run run = new Run("x" + character, SmallRun.good().outcomes(), List.of("*" + character));
    Document xml = parsed(JUnitReport.of(List.of(run)));
    Element suite = (Element) xml.getElementsByTagName("testsuite").item(0);
    assertThat(suite.getAttribute("name")).isEqualTo("x?");
  }

  private static String message(String cause) throws Exception {
    Run run =
        new Run(
            "x", List.of(outcome("a/b:parse", new CheckVerdict.Failed(cause), null)), List.of());
    Document xml = parsed(JUnitReport.of(List.of(run)));
    return ((Element) xml.getElementsByTagName("failure").item(0)).getAttribute("message");
  }

  private static List<String> tests(Element suite) {
    return IntStream.range(0, suite.getElementsByTagName("testcase").getLength())
        .mapToObj(i -> (Element) suite.getElementsByTagName("testcase").item(i))
        .map(
            test -> {
              Element result = (Element) test.getFirstChild();
              String name = test.getAttribute("name") + " " + result.getTagName();
              return name + " " + result.getAttribute("message");
            })
        .toList();
  }

  private static Document parsed(String xml)
      throws ParserConfigurationException, SAXException, IOException {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(xml)));
  }
}
