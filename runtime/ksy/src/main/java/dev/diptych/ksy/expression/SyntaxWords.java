package dev.diptych.ksy.expression;

import dev.diptych.grammar.KaitaiExpressionLexer;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.misc.IntervalSet;
import org.jspecify.annotations.Nullable;

/** Syntax errors in words, with what an author of C, Python or YAML probably meant. */
final class SyntaxWords {
  private SyntaxWords() {}

  static SyntaxError error(String text, Token at, IntervalSet expected, TokenStream tokens) {
    int start = Math.min(at.getStartIndex(), text.codePointCount(0, text.length()));
    int end = at.getType() == Token.EOF ? start : at.getStopIndex() + 1;
    Tree.Span span = new Tree.Span(start, end);
    SyntaxError foreign = ForeignOperators.error(text, span);
    if (foreign != null) {
      return foreign;
    }
    String rest = text.substring(text.offsetByCodePoints(0, start));
    Token before = before(tokens, at);
    String advice = advice(text, rest, before);
    if (at.getType() == Token.EOF) {
      String last = before == null ? "" : " behind `" + before.getText() + "`";
      return text.isBlank()
          ? new SyntaxError(span, "an expression is missing", advice)
          : new SyntaxError(span, wanted(expected) + " is missing" + last, advice);
    }
    String what = at.getText();
    if (what.equals("\"") || what.equals("'")) {
      return new SyntaxError(
          span, "the string that begins here does not end", "a second " + what + " ends it");
    }
    boolean value = isValue(at);
    return new SyntaxError(
        span,
        value && !expected.contains(at.getType()) && isEnd(expected)
            ? "an operator is missing before `%s`".formatted(what)
            : "`%s` is not allowed here; %s is expected".formatted(what, wanted(expected)),
        advice);
  }

  private static @Nullable Token before(TokenStream tokens, Token at) {
    for (int i = at.getTokenIndex() - 1; i >= 0; i--) {
      if (tokens.get(i).getChannel() == Token.DEFAULT_CHANNEL) {
        return tokens.get(i);
      }
    }
    return null;
  }

  private static @Nullable String advice(String text, String rest, @Nullable Token before) {
    String operator = before == null ? "" : before.getText();
    boolean compared = rest.matches("(?s)(==|!=|<=|>=|<|>).*");
    if (compared && text.substring(0, text.length() - rest.length()).matches("(?s).*[=<>].*")) {
      return "only two values are compared at once: a < b and b < c";
    }
    if (rest.startsWith(":") && text.contains("[")) {
      return "there are no slices; s.substring(from, to) is a part of a string s";
    }
    if (rest.startsWith("`")) {
      return "strings are between ' or \"";
    }
    return operator.equals("0") && rest.matches("(?s)[0-9].*")
        ? "a number does not begin with 0; 0o is octal"
        : null;
  }

  private static boolean isValue(Token token) {
    return switch (token.getType()) {
      case KaitaiExpressionLexer.ID,
          KaitaiExpressionLexer.INT,
          KaitaiExpressionLexer.BASED_INT,
          KaitaiExpressionLexer.FLOAT,
          KaitaiExpressionLexer.STRING,
          KaitaiExpressionLexer.RAW,
          KaitaiExpressionLexer.TRUE,
          KaitaiExpressionLexer.FALSE,
          KaitaiExpressionLexer.NOT ->
          true;
      default -> false;
    };
  }

  private static boolean isEnd(IntervalSet expected) {
    return expected.contains(Token.EOF)
        || (expected.contains(KaitaiExpressionLexer.PLUS)
            && !expected.contains(KaitaiExpressionLexer.INT));
  }

  private static String wanted(IntervalSet expected) {
    if (expected.contains(KaitaiExpressionLexer.INT)) {
      return "a value";
    }
    if (expected.contains(KaitaiExpressionLexer.ID)) {
      return "a name";
    }
    if (expected.contains(KaitaiExpressionLexer.COLON)) {
      return "`:` with the other value";
    }
    if (expected.contains(KaitaiExpressionLexer.RPAREN)) {
      return "`)`";
    }
    return expected.contains(KaitaiExpressionLexer.RBRACKET) ? "`]`" : "an operator or the end";
  }
}
