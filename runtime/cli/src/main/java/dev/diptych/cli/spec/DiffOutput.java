package dev.diptych.cli.spec;

import dev.diptych.cli.diff.DiffReport;
import dev.diptych.cli.diff.JsonReport;
import dev.diptych.cli.diff.TextReport;
import dev.diptych.cli.session.Session;
import dev.diptych.files.Output;
import dev.diptych.files.Root;
import dev.diptych.spectools.diff.change.FileExample;
import dev.diptych.twin.Face;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes reports on differences.
 *
 * @param session the session
 * @param reports a report for each pair of specs
 */
record DiffOutput(Session session, List<DiffReport> reports) {
  /**
   * Shows the differences as diagnostics, and the reports as a result; returns whether a diagnostic
   * is an error.
   */
  boolean show(boolean json) throws IOException {
    boolean rejected = false;
    for (DiffReport report : reports) {
      rejected |= session.show(report.diagnostics());
      if (!json) {
        session.outputs().print(TextReport.lines(report));
      }
    }
    if (json) {
      session.outputs().data(List.of(JsonReport.of(reports)));
    }
    return rejected;
  }

  /** Writes the examples to {@code folder}. */
  void writeExamples(Path folder) throws IOException {
    Map<Path, Output.Content> files = new LinkedHashMap<>();
    int number = 1;
    for (DiffReport report : reports) {
      for (FileExample example : report.examples()) {
        String ending = example.face() == Face.TEXT ? ".twin" : ".bin";
        String name = "example-" + number++ + "-" + example.direction().word() + ending;
        byte[] bytes = example.content().bytes();
        files.put(folder.resolve(name), out -> out.write(bytes));
      }
    }
    if (!files.isEmpty()) {
      session.outputs().other().write(Root.of(folder), files);
    }
  }
}
