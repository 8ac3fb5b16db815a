package dev.diptych.authoring.syntax;

import dev.diptych.grammar.AuthoringLexer;
import dev.diptych.grammar.AuthoringParser.GroupContext;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Diagnostics;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.util.List;
import org.antlr.v4.runtime.BaseErrorListener;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Recognizer;
import org.antlr.v4.runtime.RuleContext;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;

/** Makes diagnostics of the errors of the parser; at most one for each line. */
final class SyntaxDiagnostics extends BaseErrorListener {
  private static final int MAX_QUOTE = 40;

  private final Source source;
  private final Diagnostics found = new Diagnostics();
  private int lastLine;
  private boolean closed;

  SyntaxDiagnostics(Source source) {
    this.source = source;
  }

  /** The errors in the order of the text. */
  List<Diagnostic> list() {
    return found.list();
  }

  @Override
  public void syntaxError(
      Recognizer<?, ?> recognizer,
      @Nullable Object offending,
      int line,
      int column,
      String message,
      @Nullable RecognitionException e) {
    if (offending instanceof Token token) {
      GroupContext group = recognizer instanceof Parser parser ? group(parser) : null;
      if (group != null && !isBad(token)) {
        unclosed(group.start, token);
      } else {
        unexpected(token);
      }
    }
  }

  private static @Nullable GroupContext group(Parser parser) {
    for (RuleContext at = parser.getContext(); at != null; at = at.parent) {
      if (at instanceof GroupContext group) {
        return group;
      }
    }
    return null;
  }

  private static boolean isBad(Token token) {
    return token.getType() == AuthoringLexer.BAD_WORD
        || token.getType() == AuthoringLexer.BAD_CHAR
        || token.getType() == AuthoringLexer.UNTERMINATED_STRING;
  }

  /** Reports an open parenthesis. What follows it would only cause more errors. */
  private void unclosed(Token open, Token found) {
    Span span = new Span(open.getStartIndex(), open.getStopIndex() + 1);
    String what = found.getType() == Token.EOF ? "the end of the text" : quoted(found);
    report("syntax", span, "no ')' for this '(' before " + what);
    close();
  }

  private void unexpected(Token token) {
    if (token.getType() == Token.EOF) {
      String help = "a block ends with '}', and a text with 'Eof'";
      report("missing-eof", Span.at(source.length()), "unexpected end of the text", help);
      return;
    }
    Span span = new Span(token.getStartIndex(), token.getStopIndex() + 1);
    String quoted = quoted(token);
    switch (token.getType()) {
      case AuthoringLexer.BAD_WORD -> report("bad-number", span, "no number or name: " + quoted);
      case AuthoringLexer.BAD_CHAR, AuthoringLexer.CALC_BAD ->
          report("bad-character", span, "unexpected character " + quoted);
      case AuthoringLexer.UNTERMINATED_STRING ->
          report("unterminated-string", span, "no closing quote before the end of the line");
      case AuthoringLexer.LBRACE ->
          report("syntax", span, "unexpected '{'", "a block is: name { … }");
      case AuthoringLexer.RBRACE ->
          report("syntax", span, "unexpected '}'", "no block is open, or a value is missing");
      case AuthoringLexer.END -> report("syntax", span, "a block is not closed before 'Eof'");
      case AuthoringLexer.INT, AuthoringLexer.FLOAT, AuthoringLexer.QUANTITY ->
          report(
              "syntax", span, "unexpected number " + quoted, "several values are in parentheses");
      case AuthoringLexer.AFTER_END ->
          report("after-eof", Span.at(span.start()), "content after 'Eof'");
      default -> report("syntax", span, "unexpected " + quoted);
    }
  }

  /** Reports an error unless its line has one already. */
  void report(String code, Span span, String message, String... help) {
    int line = source.position(span.start()).line();
    if (!closed && line != lastLine) {
      lastLine = line;
      found.add(Diagnostic.error(code, new Location.InText(source, span), message, help));
    }
  }

  /** Suppresses further errors. */
  void close() {
    closed = true;
  }

  private static String quoted(Token token) {
    String text = token.getText();
    return "'" + (text.length() <= MAX_QUOTE ? text : text.substring(0, MAX_QUOTE) + "…") + "'";
  }
}
