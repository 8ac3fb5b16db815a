package dev.diptych.cli.message;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Severity;
import java.io.PrintStream;

/** Prints each message as a command of GitHub workflows. */
final class GithubMessages implements MessagePrinter {
  private final PrintStream out;

  GithubMessages(PrintStream out) {
    this.out = out;
  }

  @Override
  public void print(Diagnostic diagnostic) {
    StringBuilder text = new StringBuilder(diagnostic.message());
    if (diagnostic.location() instanceof Location.InBytes bytes && bytes.offset() >= 0) {
      text.append("\nat offset ").append(bytes.offset());
      text.append(bytes.path().parent() == null ? "" : ": " + bytes.path());
    }
    diagnostic.notes().forEach(note -> text.append("\nnote: ").append(note));
    diagnostic.help().forEach(help -> text.append("\nhelp: ").append(help));
    print(diagnostic.severity(), diagnostic.location(), diagnostic.code(), text.toString());
  }

  @Override
  public void failure(String code, String message, String see) {
    out.println(new GithubAnnotation(Severity.ERROR, null, code, message));
  }

  private void print(Severity severity, Location at, String code, String text) {
    out.println(new GithubAnnotation(severity, at, code, text));
  }
}
