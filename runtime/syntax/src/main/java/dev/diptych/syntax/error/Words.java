package dev.diptych.syntax.error;

import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;

/** What messages about syntax say, in both dialects. */
final class Words {
  static final String END = "a text ends with 'Eof'";
  static final String COMPLETE = "it shows that the text is complete";
  static final String QUOTES = "strings require double quotes: \"…\"";
  static final String UNITS = "numbers have no units and no other signs";
  static final String COMMENTS = "comments start with '#' and end with the line";
  static final String SEVERAL = "several values require parentheses: name = (1 2 3)";
  static final String BLANKS = "values are separated by blanks; decimals have a point";
  static final String LISTS = "lists of values require parentheses: (1 2 3)";
  static final String STRINGS = "a string ends on its line";
  static final String FILES = "a file is in quotation marks: include \"names.twin\"";
  static final String RANGES = "a range is: 0.5s .. 2s, or 0.5s .. end";
  static final String TARGETS = "a place is: at Button, or at (x y z)";
  static final String PLACES = "'at' at the beginning takes (x y z); a space is: in Button";
  static final String REMOVE_BRACE = "remove it, or write the block that it ends";
  static final String NAMES =
      "names consist of letters, digits and '_'; other text requires double quotes";
  static final String ATTRIBUTES = "write 'name = value'";
  static final String CALCULATIONS =
      "a calculation has numbers, names with '$', parentheses, and + - * /";
  static final String HEADER = "a header line has the form '<title> Ver <version>'";

  private static final int MAX_QUOTED = 40; // bytes

  private Words() {}

  static String badNumber(String quoted) {
    return quoted + " is not a number";
  }

  static String badName(String quoted) {
    return quoted + " is not a name";
  }

  static String write(String better) {
    return "write '" + better + "'";
  }

  static String notAllowed(String quoted) {
    return quoted + " is not allowed here";
  }

  static String afterEnd() {
    return "only comments may follow 'Eof'";
  }

  static String unclosedParenthesis() {
    return "'(' is not closed";
  }

  static String parenthesisAlone() {
    return "')' without '('";
  }

  static String braceAlone() {
    return "'}' without a block";
  }

  static String unclosedBlock(String quoted) {
    return "the block " + quoted + " is not closed";
  }

  static String missingEnd() {
    return "the text does not end with 'Eof'";
  }

  static String stringOfTwoLines() {
    return "the string continues on the next line";
  }

  static String unterminatedString() {
    return "the string has no closing quote";
  }

  static String unterminatedBytes() {
    return "the bytes have no closing quote";
  }

  static String badBytes() {
    return "not a hexadecimal digit";
  }

  static String nameExpected(String mark) {
    return "expected a name before '" + mark + "'";
  }

  static String expectedAfter(String expected, String quoted) {
    return "expected " + expected + " after " + quoted;
  }

  static String blockBegins(int line) {
    return "the block begins on line " + line + "; write '}' where it ends";
  }

  static String noKey(String quoted) {
    return quoted + " has neither a number before it, as a row has, nor a value";
  }

  static String tooDeep(int limit) {
    return "more than " + limit + " nested blocks or tuples";
  }

  static String noHeader() {
    return "the text does not start with a header line";
  }

  /** A part of a text in quotes: short, and from one line. */
  static String quoted(Source source, Span span) {
    int stop = span.start();
    while (stop < span.end()
        && stop - span.start() < MAX_QUOTED
        && source.bytes()[stop] != '\n'
        && source.bytes()[stop] != '\r') {
      stop++;
    }
    String shown = source.text(new Span(span.start(), stop));
    return stop == span.end() ? "'" + shown + "'" : "'" + shown.strip() + "…'";
  }
}
