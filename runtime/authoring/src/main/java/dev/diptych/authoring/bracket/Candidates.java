package dev.diptych.authoring.bracket;

import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.text.syntax.error.QuotedText;
import dev.diptych.text.syntax.error.SyntaxWords;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Where a bracket may be missing or too many, by the indentation of lines. */
final class Candidates {
  /** A brace that is open, and the token before it on its line: the name of its block. */
  private record Open(Token name, Token brace) {
    int indentation() {
      return brace.indentation();
    }
  }

  private final Source source;
  private final List<Token> tokens;
  private final List<Candidate> found = new ArrayList<>();
  private final Deque<Open> open = new ArrayDeque<>();

  private Candidates(Source source, List<Token> tokens) {
    this.source = source;
    this.tokens = tokens;
  }

  /** The candidates for {@code source}, whose tokens after the header are {@code tokens}. */
  static List<Candidate> of(Source source, List<Token> tokens) {
    Candidates candidates = new Candidates(source, tokens);
    candidates.braces();
    candidates.parentheses();
    return candidates.found;
  }

  private void braces() {
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      missingOpening(i);
      if (token.first() && !open.isEmpty()) {
        missingClosing(i);
      }
      if (token.is('{')) {
        open.push(new Open(i == 0 ? token : nameBefore(i), token));
      } else if (token.is('}')) {
        closing(i);
      }
    }
    if (!open.isEmpty() && !tokens.isEmpty()) {
      insertClosing(tokens.size(), open.element());
    }
  }

  /** The first token of the line of a brace, which is the name of a block. */
  private Token nameBefore(int brace) {
    int at = brace;
    while (at > 0
        && tokens.get(at - 1).line() == tokens.get(brace).line()
        && tokens.get(at - 1).is('w')) {
      at--;
    }
    return at == brace ? tokens.get(brace - 1) : tokens.get(at);
  }

  /** A line of words before a line that is indented more. */
  private void missingOpening(int last) {
    if (last + 1 >= tokens.size()) {
      return;
    }
    Token end = tokens.get(last);
    Token next = tokens.get(last + 1);
    int start = last;
    while (start > 0 && tokens.get(start - 1).line() == end.line()) {
      start--;
    }
    boolean words = tokens.subList(start, last + 1).stream().allMatch(each -> each.is('w'));
    boolean inside = next.line() > end.line() && next.indentation() > end.indentation();
    if (words && inside && !next.is('{') && !next.is('(')) {
      Span span = new Span(tokens.get(start).start(), end.end());
      String name = QuotedText.of(source, span.start(), span.end());
      insert(last + 1, '{', "syntax", span, "expected '{' after " + name, "");
    }
  }

  /** A line that is indented as the line of the block that is open, or less. */
  private void missingClosing(int at) {
    Token token = tokens.get(at);
    boolean brace = token.is('}');
    int inside = open.element().indentation() + (brace ? 0 : 1);
    if (open.element().brace().line() < token.line() && token.indentation() < inside) {
      insertClosing(at, open.element());
    }
  }

  private void insertClosing(int before, Open block) {
    Token name = block.name();
    String quoted = QuotedText.of(source, name.start(), name.end());
    Span place =
        before < tokens.size()
            ? new Span(tokens.get(before).start(), tokens.get(before).end())
            : Span.at(source.length());
    String help = "the block begins on line " + source.position(name.start()).line();
    insert(before, '}', "unterminated-block", place, SyntaxWords.unclosedBlock(quoted), help);
  }

  private void closing(int at) {
    Token brace = tokens.get(at);
    boolean outside = open.isEmpty();
    if (outside || (brace.first() && brace.indentation() > open.element().indentation())) {
      String message = SyntaxWords.braceAlone();
      remove(brace, "unexpected-brace", message);
    }
    if (!outside) {
      open.pop();
    }
  }

  private void parentheses() {
    Deque<Integer> groups = new ArrayDeque<>();
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      boolean newLine = token.first() && !groups.isEmpty();
      if (newLine || (!groups.isEmpty() && (token.is('}') || token.is('{')))) {
        Token group = tokens.get(groups.peek());
        Span span = new Span(group.start(), group.end());
        insert(i, ')', "syntax", span, SyntaxWords.unclosedParenthesis(), "");
      }
      if (token.is('(')) {
        groups.push(i);
      } else if (token.is(')') && groups.isEmpty()) {
        missingParenthesis(i);
        remove(token, "syntax", SyntaxWords.parenthesisAlone());
      } else if (token.is(')')) {
        groups.pop();
      } else if (token.is('{') || token.is('}')) {
        groups.clear();
      }
    }
  }

  /** After the first word of a row, or the sign of an attribute. */
  private void missingParenthesis(int close) {
    int first = close;
    while (first > 0 && !tokens.get(first).first()) {
      first--;
    }
    for (int i = first; i < close; i++) {
      Token token = tokens.get(i);
      if ((i == first && token.is('w')) || token.is('=')) {
        Span span = new Span(tokens.get(i + 1).start(), tokens.get(i + 1).end());
        String after = QuotedText.of(source, token.start(), token.end());
        insert(i + 1, '(', "syntax", span, "expected '(' after " + after, "");
      }
    }
  }

  /** Inserts a bracket between two tokens, if there is a blank. */
  private void insert(
      int before, char bracket, String code, Span span, String message, String help) {
    byte[] text = source.bytes();
    int from = before == 0 ? 0 : tokens.get(before - 1).end();
    int to = before < tokens.size() ? tokens.get(before).start() : text.length;
    int blank = blank(text, from, to);
    if (before > 0 && blank >= 0) {
      found.add(new Candidate(blank, bracket, code, span, message, help));
    }
  }

  /** A blank outside of comments that is no line end, or else a line end; -1 if there is none. */
  private static int blank(byte[] text, int from, int to) {
    int lineEnd = -1;
    boolean comment = false;
    for (int i = from; i < to; i++) {
      boolean end = text[i] == '\n' || text[i] == '\r';
      if (!comment && !end && text[i] != '#') {
        return i;
      }
      lineEnd = end && !comment && lineEnd < 0 ? i : lineEnd;
      comment = !end && (comment || text[i] == '#');
    }
    return lineEnd;
  }

  private void remove(Token token, String code, String message) {
    Span span = new Span(token.start(), token.end());
    found.add(new Candidate(token.start(), ' ', code, span, message, ""));
  }
}
