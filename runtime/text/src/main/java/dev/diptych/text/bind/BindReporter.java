package dev.diptych.text.bind;

import dev.diptych.model.derive.Allowance;
import dev.diptych.model.derive.ZeroPadding;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Diagnostics;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.Alias;
import dev.diptych.model.schema.Field;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.RunCursor;
import org.jspecify.annotations.Nullable;

/** Reports errors in one text. */
final class BindReporter {
  private static final String MIGRATE =
      "'diptych migrate --from OLD.ksy --to NEW.ksy' converts texts of an earlier version";

  private final Source source;
  private final Diagnostics diagnostics;
  private final Allowance allowance;
  private int reported;
  private boolean spent;

  /**
   * @param source the text
   * @param diagnostics receives the errors, after those of the parser
   * @param allowance memory that the text may use for omitted values
   */
  BindReporter(Source source, Diagnostics diagnostics, Allowance allowance) {
    this.allowance = allowance;
    this.source = source;
    this.diagnostics = diagnostics;
  }

  Source source() {
    return source;
  }

  /** The bytes of the text at {@code span}. */
  byte[] bytes(Span span) {
    return source.bytes(span);
  }

  void error(String code, Span at, String message, String... help) {
    add(Diagnostic.error(code, new Location.InText(source, at), message, help));
  }

  /** Reports an error whose message ends with the line of another place. */
  void error(String code, Span at, String words, Span place) {
    Location.InText other = new Location.InText(source, place);
    add(Diagnostic.error(code, new Location.InText(source, at), words, other));
  }

  /** Reports an error whose message asks about a correction, if there is one. */
  void error(
      String code, Span at, String message, @Nullable Replacement replacement, String... help) {
    Location place = new Location.InText(source, at);
    add(Diagnostic.error(code, place, message, help).suggesting(replacement));
  }

  /**
   * Whether the text may use {@code bytes} of memory for omitted values; reports it once if not.
   *
   * @param what the field that needs them
   */
  boolean affords(long bytes, String what, Span at) {
    return allowance.take(bytes) || overAllowance(what, at);
  }

  /**
   * Pads {@code struct} with zeros to the size of {@code field}; null if there is no struct or they
   * exceed the allowance.
   */
  @Nullable Struct filled(Field field, @Nullable Struct struct, Span at) {
    if (struct == null) {
      return null;
    }
    long zeros = ZeroPadding.zeros(field, struct);
    return fills(zeros, field.name(), at) ? ZeroPadding.add(field, struct) : null;
  }

  /** Whether the text may use {@code bytes} of padding; reports it once if not. */
  boolean fills(long bytes, String what, Span at) {
    return allowance.fill(bytes) || overAllowance(what, at);
  }

  private boolean overAllowance(String what, Span at) {
    if (!spent) {
      String message =
          "%s needs more memory than a text of this size may use: the limit is %d MB"
              .formatted(what, allowance.limit() >> 20);
      error("too-much", at, message, Allowance.HINT);
    }
    spent = true;
    return false;
  }

  /** Reports a name of an earlier version. */
  void renamed(Alias alias, String current, Span at) {
    Location place = new Location.InText(source, at);
    String message = alias.describe(text(at), current);
    Replacement replacement = new Replacement(source.text(at), current);
    add(
        Diagnostic.error("renamed", place, message, "write " + current, MIGRATE)
            .correctedBy(replacement));
  }

  void tooManyRows(RunCursor rows, int count) {
    String message = count + " rows exceed the limit of 2 GiB for a table";
    error("too-many", Span.at(rows.span().start()), message);
  }

  void add(Diagnostic diagnostic) {
    reported++;
    diagnostics.add(diagnostic);
  }

  /** Number of errors that were reported here: what is read without a new one is valid. */
  int reported() {
    return reported;
  }

  /** Whether the limit of errors is reached. */
  boolean enough() {
    if (diagnostics.dropped() > 0) {
      diagnostics.stop();
      return true;
    }
    return false;
  }

  /** The text of {@code span}, truncated for messages. */
  String text(Span span) {
    int limit = 40;
    return span.length() <= limit
        ? source.text(span)
        : source.text(new Span(span.start(), span.start() + limit)) + "…";
  }
}
