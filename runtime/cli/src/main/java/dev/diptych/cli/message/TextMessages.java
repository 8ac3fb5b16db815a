package dev.diptych.cli.message;

import dev.diptych.cli.render.Printable;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import java.io.PrintStream;

/**
 * Prints diagnostics as compilers do: severity, code and message; location; the line and a caret;
 * hints.
 */
final class TextMessages implements MessagePrinter {
  private final PrintStream out;

  /** A printer to {@code out}. */
  TextMessages(PrintStream out) {
    this.out = out;
  }

  /** {@inheritDoc} A blank line follows. */
  @Override
  public void print(Diagnostic diagnostic) {
    String head = diagnostic.severity().word() + "[" + diagnostic.code() + "]";
    out.println(head + ": " + Printable.of(diagnostic.message()));
    int margin = printLocation(diagnostic.location());
    for (String note : diagnostic.notes()) {
      out.println(" ".repeat(margin) + " = note: " + Printable.of(note));
    }
    for (String help : diagnostic.help()) {
      out.println(" ".repeat(margin) + " = help: " + Printable.of(help));
    }
    out.println();
  }

  private int printLocation(Location location) {
    if (location instanceof Location.InText text) {
      return new Snippet(text).print(out);
    }
    if (location instanceof Location.InBytes bytes) {
      String path =
          bytes.path().parent() == null ? "" : ": " + Printable.of(bytes.path().toString());
      String offset =
          bytes.offset() < 0
              ? ""
              : ": offset " + bytes.offset() + " (0x" + Long.toHexString(bytes.offset()) + ")";
      out.println("  --> " + Printable.of(bytes.name()) + offset + path);
    } else {
      out.println("  --> " + Printable.of(location.name()));
    }
    return 2;
  }

  @Override
  public void failure(String code, String message, String see) {
    out.println("error[" + code + "]: " + Printable.lines(message));
    if (!see.isEmpty()) {
      out.println("see: " + see);
    }
  }
}
