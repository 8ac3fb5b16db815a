package dev.diptych.text.syntax.error;

import dev.diptych.grammar.DiptychLexer;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.text.syntax.tree.Attribute;
import dev.diptych.text.syntax.tree.Literal;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;

/** Creates messages for errors of the parser. */
public final class SyntaxErrors {
  // Longer lines get no hints.
  private static final int MAX_LINE = 1000;

  private final Source source;
  private final byte[] text;
  private final SyntaxReporter reporter;
  private final UnclosedBlockFinder indents;
  private @Nullable Attribute lastAttribute;

  public SyntaxErrors(Source source, SyntaxReporter reporter, UnclosedBlockFinder indents) {
    this.source = source;
    this.text = source.bytes();
    this.reporter = reporter;
    this.indents = indents;
  }

  /** Sets the attribute that following errors may refer to. */
  public void setLastAttribute(Attribute attribute) {
    lastAttribute = attribute;
  }

  /** A name that does not start an item. */
  void nameAlone(Token name, Token found) {
    String[] help = severalValues(name);
    if (found.getType() == Token.EOF && name.getText().equalsIgnoreCase("Eof")) {
      help = new String[] {"a text ends with 'Eof'"};
    }
    report(name, found, "expected '=', '{' or '(' after " + quote(name), help);
  }

  /** A number or a string that is not the key of a row. */
  void keyAlone(Token key, Token found) {
    report(key, found, "expected '(' after " + quote(key), severalValues(key));
  }

  /** An attribute without a value. */
  void noValue(Token name, Token assign, Token found) {
    String[] help = {};
    if (found.getType() == DiptychLexer.LBRACE) {
      help = new String[] {"a block has no '=': Name { … }"};
    }
    report(assign, found, "expected a value after " + quote(name) + " and '='", help);
  }

  /** A token that starts no item. */
  void noItem(@Nullable Token before, Token found) {
    switch (found.getType()) {
      case DiptychLexer.ASSIGN -> assignAlone(found);
      case DiptychLexer.LBRACE -> at(before, found, "expected a name before '{'");
      case DiptychLexer.RPAREN -> at(before, found, SyntaxWords.parenthesisAlone());
      default -> at(before, found, "expected a block, an attribute or a row");
    }
  }

  /** A brace that closes nothing. */
  void unexpectedBrace(Token brace) {
    int at = brace.getStartIndex();
    if (reporter.isNewError(at, at)) {
      reporter.report("unexpected-brace", at, at + 1, SyntaxWords.braceAlone());
    }
  }

  /** A token between parentheses that is not a value. */
  void noCell(Token open, Token before, Token found) {
    int type = found.getType();
    boolean inRow = type == DiptychLexer.ASSIGN || type == DiptychLexer.LBRACE;
    if (inRow && SourceLines.indentation(text, before.getStartIndex()) < 0) {
      at(before, found, quote(found) + " is not allowed between '(' and ')'");
    } else if (isNewError(before, found)) {
      int at = open.getStartIndex();
      reporter.report("syntax", at, at + 1, SyntaxWords.unclosedParenthesis());
    }
  }

  /** The end of the text inside a block. */
  void unterminatedBlock(Token name, Token before, Token found) {
    if (!isNewError(before, found)) {
      return;
    }
    Span block = span(name);
    String end = place(found) + " comes before its '}'";
    if (indents.suspectStart() >= 0) {
      block = new Span(indents.suspectStart(), indents.suspectEnd());
      end = "the '}' on line " + line(indents.brace()) + " seems to close an outer block";
    }
    String message = SyntaxWords.unclosedBlock(quote(block));
    reporter.report("unterminated-block", block.start(), block.end(), message, end);
  }

  /** A missing {@code Eof}. */
  void missingEnd(Token before, Token found) {
    if (isNewError(before, found)) {
      int end = text.length;
      reporter.report("missing-eof", end, end, SyntaxWords.missingEnd(), SyntaxWords.COMPLETE);
    }
  }

  /** Any other error. */
  void other(@Nullable Token before, Token found) {
    at(before, found, SyntaxWords.notAllowed(quote(found)));
  }

  private void assignAlone(Token found) {
    Attribute last = lastAttribute;
    int at = found.getStartIndex();
    // The parser reads a = followed by b = 3 on the next line as a = b.
    if (last != null
        && last.value() instanceof Literal.Scalar value
        && SourceLines.isBreak(text, last.nameSpan().end(), value.span().start())
        && !SourceLines.isBreak(text, value.span().start(), at)) {
      Span name = last.nameSpan();
      if (reporter.isNewError(name.start(), at)) {
        reporter.report(
            "syntax",
            name.start(),
            name.end(),
            "expected a value after " + quote(name) + " and '='");
      }
    } else {
      at(found, found, SyntaxWords.assignAlone());
    }
  }

  /** At {@code found} if it is on the same line, otherwise at the token before. */
  private void report(Token before, Token found, String message, String... help) {
    if (!isNewError(before, found)) {
      return;
    }
    int after = before.getStopIndex() + 1;
    boolean here =
        found.getType() != Token.EOF && !SourceLines.isBreak(text, after, found.getStartIndex());
    Span place = span(here ? found : before);
    reporter.report("syntax", place.start(), place.end(), message, help);
  }

  private void at(@Nullable Token before, Token found, String message) {
    if (isNewError(before, found)) {
      reporter.report("syntax", found.getStartIndex(), found.getStopIndex() + 1, message);
    }
  }

  private boolean isNewError(@Nullable Token before, Token found) {
    int from = before == null ? found.getStartIndex() : before.getStartIndex();
    return reporter.isNewError(from, found.getStartIndex());
  }

  /** A hint for a value after another one. */
  private String[] severalValues(Token token) {
    int at = token.getStartIndex();
    Attribute last = lastAttribute;
    if (last == null
        || at - last.nameSpan().start() > MAX_LINE
        || SourceLines.isBreak(text, last.nameSpan().start(), at)) {
      return new String[0];
    }
    return new String[] {"several values require parentheses: name = (1 2 3)"};
  }

  private String place(Token token) {
    return token.getType() == Token.EOF
        ? SyntaxWords.textEnd(line(text.length))
        : quote(token) + " on line " + line(token.getStartIndex());
  }

  private int line(int offset) {
    return source.position(offset).line();
  }

  private String quote(Token token) {
    if (token.getType() == Token.EOF) {
      return "the end of the text";
    }
    return quote(span(token));
  }

  private String quote(Span span) {
    return QuotedText.of(source, span.start(), span.end());
  }

  private static Span span(Token token) {
    int start = token.getStartIndex();
    return new Span(start, Math.max(start, token.getStopIndex() + 1));
  }
}
