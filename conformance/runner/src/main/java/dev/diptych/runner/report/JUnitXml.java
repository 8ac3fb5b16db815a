package dev.diptych.runner.report;

import dev.diptych.runner.Outcome;
import dev.diptych.runner.Run;
import java.io.StringWriter;
import java.util.List;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** What machines that show tests read: a suite for each implementation, a case for each check. */
public final class JUnitXml {
  private final XMLStreamWriter out;

  private JUnitXml(XMLStreamWriter out) {
    this.out = out;
  }

  /** The file about {@code runs}. */
  public static String of(List<Run> runs) {
    StringWriter text = new StringWriter();
    try {
      XMLStreamWriter out = XMLOutputFactory.newInstance().createXMLStreamWriter(text);
      out.writeStartDocument("UTF-8", "1.0");
      out.writeStartElement("testsuites");
      for (Run run : runs) {
        new JUnitXml(out).suite(run);
      }
      out.writeEndElement();
      out.writeEndDocument();
    } catch (XMLStreamException e) {
      throw new AssertionError("a writer into memory does not fail", e);
    }
    return text + "\n";
  }

  private void suite(Run run) throws XMLStreamException {
    List<Outcome> outcomes = run.outcomes();
    out.writeCharacters("\n");
    out.writeStartElement("testsuite");
    out.writeAttribute("name", run.name());
    out.writeAttribute("tests", String.valueOf(outcomes.size() + run.idle().size()));
    long red = outcomes.stream().filter(outcome -> outcome.kind().red()).count();
    out.writeAttribute("failures", String.valueOf(red + run.idle().size()));
    long skipped = run.count(Outcome.Kind.KNOWN) + run.count(Outcome.Kind.UNSUPPORTED);
    out.writeAttribute("skipped", String.valueOf(skipped));
    for (Outcome outcome : outcomes) {
      String result = outcome.kind().red() ? "failure" : "skipped";
      test(run, outcome.check().name(), result, outcome.cause());
    }
    for (String glob : run.idle()) {
      test(run, glob, "failure", "no check is called so, though one is listed as failing");
    }
    out.writeEndElement();
  }

  private void test(Run run, String name, String result, String cause) throws XMLStreamException {
    out.writeCharacters("\n");
    out.writeStartElement("testcase");
    out.writeAttribute("classname", run.name());
    out.writeAttribute("name", name);
    if (!cause.isEmpty()) {
      out.writeStartElement(result);
      // XML has no place for most control characters.
      out.writeAttribute("message", cause.replaceAll("[\\p{Cntrl}&&[^\n\t]]", "?"));
      out.writeEndElement();
    }
    out.writeEndElement();
  }
}
