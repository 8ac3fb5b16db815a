package dev.diptych.cli.message;

import dev.diptych.cli.render.ColoredOutput.Style;
import dev.diptych.cli.render.Palette;
import dev.diptych.cli.render.Printable;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Severity;
import java.io.PrintStream;

/**
 * Prints diagnostics as compilers do: severity, code and message; location; the line and a caret;
 * hints. The colours are those of rustc.
 *
 * @param out where to print
 * @param palette the colours
 */
record TextMessages(PrintStream out, Palette palette) implements MessagePrinter {
  /** {@inheritDoc} A blank line follows. */
  @Override
  public void print(Diagnostic diagnostic) {
    Style style = style(diagnostic.severity());
    String message = Printable.of(diagnostic.message());
    head(style, diagnostic.severity().word(), diagnostic.code(), message);
    int margin = printLocation(diagnostic.location(), style);
    diagnostic.notes().forEach(note -> more(margin, "note", note));
    diagnostic.help().forEach(help -> more(margin, "help", help));
    out.println();
  }

  private static Style style(Severity severity) {
    return switch (severity) {
      case ERROR -> Style.ERROR;
      case WARNING -> Style.WARNING;
      case NOTE -> Style.NOTE;
    };
  }

  private void head(Style style, String word, String code, String message) {
    String bold = palette.paint(Style.BOLD, ": " + message);
    out.println(palette.paint(style, word + "[" + code + "]") + bold);
  }

  private void more(int margin, String label, String text) {
    String sign = palette.paint(Style.MARGIN, " ".repeat(margin) + " =");
    out.println(sign + " " + palette.paint(Style.BOLD, label) + ": " + Printable.of(text));
  }

  private int printLocation(Location location, Style style) {
    if (location instanceof Location.InText text) {
      return new Snippet(text).print(out, palette, style);
    }
    String arrow = palette.paint(Style.MARGIN, "  -->") + " ";
    if (location instanceof Location.InBytes bytes) {
      String path =
          bytes.path().parent() == null ? "" : ": " + Printable.of(bytes.path().toString());
      String offset =
          bytes.offset() < 0
              ? ""
              : ": offset " + bytes.offset() + " (0x" + Long.toHexString(bytes.offset()) + ")";
      out.println(arrow + Printable.of(bytes.name()) + offset + path);
    } else {
      out.println(arrow + Printable.of(location.name()));
    }
    return 2;
  }

  @Override
  public void failure(String code, String message, String see) {
    head(Style.ERROR, Severity.ERROR.word(), code, Printable.lines(message));
    if (!see.isEmpty()) {
      out.println("see: " + see);
    }
  }
}
