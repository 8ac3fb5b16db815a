package dev.diptych.cli.message;

import dev.diptych.cli.render.ColoredOutput.Style;
import dev.diptych.cli.render.Palette;
import dev.diptych.cli.render.Printable;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Position;
import dev.diptych.model.source.Source;
import java.io.PrintStream;

/** The line of a diagnostic with carets below. Long lines are cut around the carets. */
final class Snippet {
  private static final int MAX_WIDTH = 120;
  private static final int MAX_BEFORE = 40;

  private final Source source;
  private final Position start;
  private final int length;

  Snippet(Location.InText location) {
    this.source = location.source();
    this.start = source.position(location.span().start());
    Position end = source.end(location.span());
    this.length = end.line() == start.line() ? end.column() - start.column() : Integer.MAX_VALUE;
  }

  /** Prints location, line and carets; returns the width of the margin with the line number. */
  int print(PrintStream out, Palette palette, Style style) {
    String number = String.valueOf(start.line());
    String margin = " ".repeat(number.length());
    int[] line = source.line(start.line()).codePoints().toArray();
    int from = line.length <= MAX_WIDTH ? 0 : Math.max(0, start.column() - 1 - MAX_BEFORE);
    int to = Math.min(line.length, from + MAX_WIDTH);
    String bar = palette.paint(Style.MARGIN, margin + " |");
    String arrow = palette.paint(Style.MARGIN, margin + "-->");
    out.println(arrow + " " + Printable.of(source.name()) + ":" + start);
    out.println(bar);
    String shown = Printable.of(new String(line, from, to - from));
    out.println(palette.paint(Style.MARGIN, number + " |") + " " + shown);
    out.println(bar + " " + indent(line, from) + palette.paint(style, carets(to)));
    return number.length();
  }

  /** What precedes the carets; tabs are kept for alignment. */
  private String indent(int[] line, int from) {
    StringBuilder text = new StringBuilder();
    for (int i = from; i < start.column() - 1; i++) {
      text.append(i < line.length && line[i] == '\t' ? '\t' : ' ');
    }
    return text.toString();
  }

  /** Carets under the span. */
  private String carets(int to) {
    int max = Math.max(1, to - start.column() + 1);
    return "^".repeat(Math.max(1, Math.min(length, max)));
  }
}
