package dev.diptych.runner.report;

import dev.diptych.runner.CheckOutcome;
import dev.diptych.runner.Run;
import java.io.StringWriter;
import java.util.List;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** A report in JUnit's XML format: a suite for each implementation, a test case for each check. */
public final class JUnitReport {
  /**
   * Characters that XML does not allow: most control characters, unpaired surrogates, the last two
   * code points of a plane.
   */
  private static final String NO_CHARACTER =
      "[^\\t\\n\\x20-\\x7e\\x80-\\x{D7FF}\\x{E000}-\\x{FFFD}\\x{10000}-\\x{10FFFF}]";

  private final XMLStreamWriter out;

  private JUnitReport(XMLStreamWriter out) {
    this.out = out;
  }

  /** Creates the report of {@code runs}. */
  public static String of(List<Run> runs) {
    StringWriter text = new StringWriter();
    try {
      XMLStreamWriter out = XMLOutputFactory.newInstance().createXMLStreamWriter(text);
      out.writeStartDocument("UTF-8", "1.0");
      out.writeStartElement("testsuites");
      for (Run run : runs) {
        new JUnitReport(out).suite(run);
      }
      out.writeEndElement();
      out.writeEndDocument();
    } catch (XMLStreamException e) {
      throw new AssertionError("a writer to memory does not fail", e);
    }
    return text + "\n";
  }

  private void suite(Run run) throws XMLStreamException {
    List<CheckOutcome> outcomes = run.outcomes();
    out.writeCharacters("\n");
    out.writeStartElement("testsuite");
    attribute("name", run.name());
    out.writeAttribute("tests", String.valueOf(outcomes.size() + run.unused().size()));
    out.writeAttribute("failures", String.valueOf(run.failures() + run.unused().size()));
    long skipped =
        run.count(CheckOutcome.Kind.EXPECTED_FAILURE)
            + run.count(CheckOutcome.Kind.RECOMMENDED_FAILURE)
            + run.count(CheckOutcome.Kind.UNSUPPORTED);
    out.writeAttribute("skipped", String.valueOf(skipped));
    for (CheckOutcome outcome : outcomes) {
      String result = outcome.kind().fails() ? "failure" : "skipped";
      test(run, outcome.check().name(), result, outcome.cause());
    }
    for (String glob : run.unused()) {
      test(run, glob, "failure", "this expected failure matches no check");
    }
    out.writeEndElement();
  }

  private void test(Run run, String name, String result, String cause) throws XMLStreamException {
    out.writeCharacters("\n");
    out.writeStartElement("testcase");
    attribute("classname", run.name());
    attribute("name", name);
    if (!cause.isEmpty()) {
      out.writeStartElement(result);
      attribute("message", cause);
      out.writeEndElement();
    }
    out.writeEndElement();
  }

  private void attribute(String name, String value) throws XMLStreamException {
    out.writeAttribute(name, value.replaceAll(NO_CHARACTER, "?"));
  }
}
