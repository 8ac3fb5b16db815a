package dev.diptych.authoring.syntax;

import dev.diptych.grammar.AuthoringLexer;
import dev.diptych.grammar.AuthoringParser.CalculationContext;
import dev.diptych.grammar.AuthoringParser.GroupContext;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Diagnostics;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.text.syntax.error.SyntaxWords;
import dev.diptych.text.syntax.lex.NumberHints;
import java.util.List;
import java.util.stream.Stream;
import org.antlr.v4.runtime.BaseErrorListener;
import org.antlr.v4.runtime.NoViableAltException;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Recognizer;
import org.antlr.v4.runtime.RuleContext;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;

/** Makes diagnostics of the errors of the parser; at most one for each line. */
final class SyntaxDiagnostics extends BaseErrorListener {
  private final Source source;
  private final OpenBraces braces;
  private final Diagnostics found = new Diagnostics();
  private int lastLine;
  private boolean closed;

  SyntaxDiagnostics(Source source) {
    this.source = source;
    this.braces = new OpenBraces(source);
  }

  /** The errors in the order of the text. */
  List<Diagnostic> list() {
    return found.list();
  }

  OpenBraces braces() {
    return braces;
  }

  @Override
  public void syntaxError(
      Recognizer<?, ?> recognizer,
      @Nullable Object offending,
      int line,
      int column,
      String message,
      @Nullable RecognitionException e) {
    if (!(offending instanceof Token token) || !(recognizer instanceof Parser parser)) {
      return;
    }
    Token open = isBad(token) ? null : group(parser);
    if (open != null) {
      unclosed(open);
    } else if (token.getType() == Token.EOF || token.getType() == AuthoringLexer.END) {
      end(token);
    } else {
      // A statement that no alternative fits begins before the token.
      boolean begun = e instanceof NoViableAltException none && none.getStartToken() != token;
      unexpected(token, parser.getTokenStream().LT(begun ? 1 : -1));
    }
  }

  /** The innermost parenthesis that is open. */
  private static @Nullable Token group(Parser parser) {
    for (RuleContext at = parser.getContext(); at != null; at = at.parent) {
      if (at instanceof GroupContext group) {
        return group.start;
      }
      if (at instanceof CalculationContext calculation) {
        return calculation.start;
      }
    }
    return null;
  }

  private static boolean isBad(Token token) {
    return switch (token.getType()) {
      case AuthoringLexer.BAD_WORD,
          AuthoringLexer.BAD_CHAR,
          AuthoringLexer.CALC_BAD,
          AuthoringLexer.UNTERMINATED_STRING ->
          true;
      default -> false;
    };
  }

  /** Reports an open parenthesis. What follows it would only cause more errors. */
  private void unclosed(Token open) {
    Span span = new Span(open.getStartIndex(), open.getStopIndex() + 1);
    report("syntax", span, SyntaxWords.unclosedParenthesis());
    close();
  }

  /** Reports that a block is open at the end, or that {@code Eof} is missing. */
  private void end(Token token) {
    boolean eof = token.getType() == AuthoringLexer.END;
    Span block = braces.unclosed();
    if (block != null) {
      String message = SyntaxWords.unclosedBlock("'" + Excerpt.of(source.text(block)) + "'");
      int line = source.position(token.getStartIndex()).line();
      String end = eof ? "'Eof' on line " + line : SyntaxWords.textEnd(line);
      report("unterminated-block", block, message, braces.reason(end));
    } else if (eof) {
      Span span = new Span(token.getStartIndex(), token.getStopIndex() + 1);
      report("syntax", span, "unexpected 'Eof'", "the statement before it is not complete");
    } else {
      Span end = Span.at(source.length());
      report("missing-eof", end, SyntaxWords.missingEnd(), SyntaxWords.COMPLETE);
    }
  }

  private void unexpected(Token token, @Nullable Token before) {
    Span span = new Span(token.getStartIndex(), token.getStopIndex() + 1);
    String quoted = quoted(token);
    String help = SyntaxHelp.of(token, before);
    switch (token.getType()) {
      case AuthoringLexer.BAD_WORD -> badWord(span, quoted, help);
      case AuthoringLexer.BAD_CHAR, AuthoringLexer.CALC_BAD -> badCharacter(span, help);
      case AuthoringLexer.UNTERMINATED_STRING ->
          report("unterminated-string", span, SyntaxWords.unterminatedString());
      case AuthoringLexer.INT, AuthoringLexer.FLOAT, AuthoringLexer.QUANTITY ->
          report("syntax", span, "unexpected number " + quoted, help);
      case AuthoringLexer.AFTER_END ->
          report("after-eof", Span.at(span.start()), SyntaxWords.afterEnd());
      case AuthoringLexer.ASSIGN -> report("syntax", span, SyntaxWords.assignAlone(), help);
      default -> report("syntax", span, SyntaxWords.notAllowed(quoted), help);
    }
  }

  private void badWord(Span span, String quoted, String help) {
    if (Character.isLetter(source.bytes()[span.start()])) {
      report("bad-name", span, SyntaxWords.badName(quoted), help);
      return;
    }
    Replacement better = NumberHints.of(source.bytes(), span.start(), span.end());
    String advice = help.isEmpty() && better != null ? SyntaxWords.write(better.better()) : help;
    report("bad-number", span, SyntaxWords.badNumber(quoted), better, advice);
  }

  /** Reports a character; its token is only the first byte. */
  private void badCharacter(Span first, String help) {
    byte[] bytes = source.bytes();
    int end = first.end();
    while ((bytes[first.start()] & 0xC0) == 0xC0
        && end < bytes.length
        && (bytes[end] & 0xC0) == 0x80) {
      end++;
    }
    Span span = new Span(first.start(), end);
    String quoted = "'" + Excerpt.of(source.text(span)) + "'";
    report("bad-character", span, "unexpected character " + quoted, help);
  }

  /** Reports an error unless its line has one already. */
  void report(String code, Span span, String message, String... advice) {
    report(code, span, message, null, advice);
  }

  /** Reports an error with a correction that its message describes. */
  void report(
      String code, Span span, String message, @Nullable Replacement correction, String... advice) {
    int line = source.position(span.start()).line();
    if (!closed && line != lastLine) {
      lastLine = line;
      String[] help = Stream.of(advice).filter(each -> !each.isEmpty()).toArray(String[]::new);
      Location at = new Location.InText(source, span);
      found.add(Diagnostic.error(code, at, message, help).correctedBy(correction));
    }
  }

  /** Suppresses further errors. */
  void close() {
    closed = true;
  }

  private static String quoted(Token token) {
    return "'" + Excerpt.of(token.getText()) + "'";
  }
}
