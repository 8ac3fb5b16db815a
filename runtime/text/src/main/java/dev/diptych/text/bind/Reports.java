package dev.diptych.text.bind;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Diagnostics;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.text.syntax.RowCursor;
import dev.diptych.text.syntax.Rows;
import java.util.Arrays;

/** Takes errors at places of one text. */
final class Reports {
  private final Source source;
  private final Diagnostics diagnostics;
  private final int[] wrong;

  /**
   * Reports on {@code source}.
   *
   * @param diagnostics takes them; what parsing found stands in it
   */
  Reports(Source source, Diagnostics diagnostics) {
    this.source = source;
    this.diagnostics = diagnostics;
    this.wrong =
        diagnostics.list().stream()
            .map(Diagnostic::location)
            .mapToInt(at -> at instanceof Location.InText text ? text.span().start() : 0)
            .sorted()
            .toArray();
  }

  /**
   * Whether something within {@code row} was refused by the grammar: then its cells cannot be told
   * apart for sure, and nothing more is said about them.
   */
  boolean refused(RowCursor row) {
    if (wrong.length == 0) {
      return false;
    }
    int at = Arrays.binarySearch(wrong, row.rowStart());
    int next = at >= 0 ? at : -at - 1;
    return next < wrong.length && wrong[next] < row.rowEnd();
  }

  Source source() {
    return source;
  }

  /** The bytes of the text at {@code span}. */
  byte[] bytes(Span span) {
    return Arrays.copyOfRange(source.bytes(), span.start(), span.end());
  }

  void error(String code, Span at, String message, String... help) {
    diagnostics.add(Diagnostic.error(code, new Location.InText(source, at), message, help));
  }

  void tooManyRows(Rows rows) {
    String message = rows.count() + " rows make a table of more than 2 GiB, which is not supported";
    error("too-many", Span.at(rows.span().start()), message);
  }

  void add(Diagnostic diagnostic) {
    diagnostics.add(diagnostic);
  }

  /** Whether so many errors were found that looking for more is of no use to anybody. */
  boolean enough() {
    if (diagnostics.dropped() > 0) {
      diagnostics.stop();
      return true;
    }
    return false;
  }

  /** The text of {@code span}, cut where it is too long for a message. */
  String text(Span span) {
    int most = 40;
    return span.length() <= most
        ? source.text(span)
        : source.text(new Span(span.start(), span.start() + most)) + "…";
  }
}
