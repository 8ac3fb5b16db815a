package dev.diptych.text.bind;

import dev.diptych.model.derive.Allowance;
import dev.diptych.model.derive.ZeroPadding;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Diagnostics;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.Field;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.text.syntax.tree.RowCursor;
import dev.diptych.text.syntax.tree.Rows;
import java.util.Arrays;

/** Takes errors at places of one text. */
final class BindReporter {
  private final Source source;
  private final Diagnostics diagnostics;
  private final Allowance allowance;
  private final int[] wrong;
  private boolean spent;

  /**
   * Reports on {@code source}.
   *
   * @param diagnostics takes them; what parsing found stands in it
   * @param allowance what the text may ask for without mentioning it
   */
  BindReporter(Source source, Diagnostics diagnostics, Allowance allowance) {
    this.allowance = allowance;
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

  /**
   * Whether the text may ask for {@code bytes} of memory for values that it does not mention; if
   * not, that is reported once.
   *
   * @param what the field that they are for
   */
  boolean affords(long bytes, String what, Span at) {
    return allowance.take(bytes) || tooMuch(what, at);
  }

  /**
   * {@code struct} with the zeros that fill up {@code field}, or null where it asks for too many.
   */
  Struct filled(Field field, Struct struct, Span at) {
    long zeros = ZeroPadding.zeros(field, struct);
    return fills(zeros, field.name(), at) ? ZeroPadding.add(field, struct) : null;
  }

  /** The same for {@code bytes} of the file that the text does not mention. */
  boolean fills(long bytes, String what, Span at) {
    return allowance.fill(bytes) || tooMuch(what, at);
  }

  private boolean tooMuch(String what, Span at) {
    if (!spent) {
      String message =
          "%s asks for too much that the text does not mention: a text of this size may ask for %d MB"
              .formatted(what, allowance.limit() >> 20);
      error("too-much", at, message, Allowance.HINT);
    }
    spent = true;
    return false;
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
