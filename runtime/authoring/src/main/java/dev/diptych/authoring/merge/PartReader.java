package dev.diptych.authoring.merge;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.diptych.authoring.merge.Part.Stretch;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.Cursor;
import dev.diptych.syntax.Dialect;
import dev.diptych.syntax.Header;
import dev.diptych.syntax.Syntax;
import dev.diptych.syntax.SyntaxOptions;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.NodeKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Divides a text into parts. */
final class PartReader {
  private final Part.Text text;
  private final String bytes;
  private final SyntaxTree tree;

  private PartReader(byte[] bytes, SyntaxTree tree) {
    this.bytes = new String(bytes, ISO_8859_1);
    this.text = new Part.Text(this.bytes, tree);
    this.tree = tree;
  }

  /**
   * The parts of a text.
   *
   * @param raw whether its strings have no escapes
   * @return null if it is not valid in either dialect
   */
  static @Nullable List<Part> read(byte[] bytes, boolean raw) {
    Source source = new Source("", bytes);
    boolean isIncluded = Header.peek(source) == null;
    SyntaxTree tree = isIncluded ? null : tree(source, raw, Dialect.PLAIN, false);
    if (tree == null || !tree.isValid()) {
      tree = tree(source, raw, Dialect.AUTHORED, isIncluded);
    }
    return tree.isValid() ? new PartReader(bytes, tree).all() : null;
  }

  private static SyntaxTree tree(Source source, boolean raw, Dialect dialect, boolean isIncluded) {
    return Syntax.read(
        source, new SyntaxOptions(raw, dialect, Set.of(), Set.of(), isIncluded, false, 0));
  }

  private List<Part> all() {
    List<Part> parts = new ArrayList<>();
    Header header = tree.header();
    int at = 0;
    if (header != null) {
      at = edge(header.span(), 0, "header", parts);
    }
    at = items(tree.items(), at, parts);
    Span tail = tree.tail();
    if (tail.start() < bytes.length() || isEnd(tail.start())) {
      int end = tail.start();
      at = edge(new Span(end - "Eof".length(), end), at, "Eof", parts);
    }
    at = lines(at, bytes.length(), parts);
    if (at < bytes.length()) {
      parts.add(line(at, bytes.length()));
    }
    return parts;
  }

  private boolean isEnd(int offset) {
    int last = tree.codeBefore(tree.tokens() - 1);
    return last >= 0 && tree.kind(last) == Kind.END && tree.end(last) == offset;
  }

  private int edge(Span span, int from, String name, List<Part> parts) {
    int start = lines(from, span.start(), parts);
    int end = lineRest(span.end());
    Stretch line = new Stretch(start, span.start(), span.end(), end);
    int first = tree.tokenAt(span.start());
    int last = tree.tokenAt(span.end() - 1) + 1;
    parts.add(new Part(text, Part.Kind.EDGE, name, name, first, last, line, List.of(), null));
    return end;
  }

  /** Adds items with the lines before them; returns where the last one ends. */
  private int items(Cursor item, int from, List<Part> parts) {
    int at = from;
    while (item.next()) {
      at = lines(at, item.span().start(), parts);
      Part part = part(item, at);
      parts.add(part);
      at = part.end();
    }
    return at;
  }

  private Part part(Cursor item, int start) {
    Span span = item.span();
    int first = tree.firstToken(item.node());
    int last = tree.endToken(item.node());
    int brace = brace(first, last);
    if (brace >= 0) {
      return block(item, start, brace, last);
    }
    Stretch line = new Stretch(start, span.start(), span.end(), lineRest(span.end()));
    String name =
        switch (item.kind()) {
          case ROW -> key(first);
          case ATTRIBUTE, SETTING -> item.name();
          default -> words(first, last, 2);
        };
    Part.Kind kind =
        switch (item.kind()) {
          case ATTRIBUTE -> Part.Kind.ATTRIBUTE;
          case ROW, RUN -> Part.Kind.ROW;
          default -> Part.Kind.OTHER;
        };
    String id =
        switch (kind) {
          case ATTRIBUTE -> "= " + name;
          case ROW -> name.isEmpty() ? null : "( " + RowKey.of(name);
          default -> item.kind() == NodeKind.SETTING ? ": " + name : name;
        };
    return new Part(text, kind, name, id, first, last, line, List.of(), null);
  }

  private Part block(Cursor item, int start, int brace, int last) {
    int open = tree.end(brace);
    Stretch line = new Stretch(start, tree.start(item.nameToken()), open, lineRest(open));
    int close = tree.start(last - 1);
    List<Part> children = new ArrayList<>();
    int at = items(item.items(), Math.min(line.end(), close), children);
    at = lines(at, close, children);
    String name = words(item.nameToken(), brace, Integer.MAX_VALUE);
    return new Part(
        text,
        Part.Kind.BLOCK,
        name,
        "{ " + name,
        item.nameToken(),
        brace + 1,
        line,
        List.copyOf(children),
        new Stretch(at, close, close + 1, lineRest(close + 1)));
  }

  /** The first brace of an item, or -1. */
  private int brace(int first, int last) {
    if (tree.kind(last - 1) != Kind.RBRACE) {
      return -1;
    }
    int token = first;
    while (tree.kind(token) != Kind.LBRACE) {
      token++;
    }
    return token;
  }

  /** The word before the parenthesis of a row; empty if there is none. */
  private String key(int first) {
    return tree.kind(first) == Kind.LPAREN ? "" : tree.text(first);
  }

  /** At most some words, separated by blanks. */
  private String words(int first, int last, int most) {
    StringBuilder words = new StringBuilder();
    int left = most;
    for (int token = tree.code(first); token < last && left > 0; token = tree.code(token + 1)) {
      words.append(words.isEmpty() ? "" : " ").append(tree.text(token));
      left--;
    }
    return words.toString();
  }

  /** Adds all whole lines before an offset; returns where the rest begins. */
  private int lines(int from, int to, List<Part> parts) {
    int at = from;
    while (at < to) {
      int end = lineEnd(at);
      if (end > to || (end == bytes.length() && !isLineEnd(bytes.charAt(end - 1)))) {
        return at;
      }
      parts.add(line(at, end));
      at = end;
    }
    return at;
  }

  private Part line(int start, int end) {
    int from = start;
    while (from < end && Character.isWhitespace(bytes.charAt(from))) {
      from++;
    }
    int to = end;
    while (to > from && Character.isWhitespace(bytes.charAt(to - 1))) {
      to--;
    }
    // An empty line has its blanks before it, and its line end after it.
    int content = from == end ? textEnd(start, end) : from;
    Stretch line = new Stretch(start, content, Math.max(content, to), end);
    return new Part(text, Part.Kind.LINE, "", null, -1, -1, line, List.of(), null);
  }

  private int textEnd(int start, int end) {
    int at = end;
    while (at > start && isLineEnd(bytes.charAt(at - 1))) {
      at--;
    }
    return at;
  }

  /** Where the line ends if only blanks and a comment follow, with its line end; or the offset. */
  private int lineRest(int offset) {
    int at = offset;
    while (at < bytes.length() && (bytes.charAt(at) == ' ' || bytes.charAt(at) == '\t')) {
      at++;
    }
    boolean rest = at == bytes.length() || bytes.charAt(at) == '#' || isLineEnd(bytes.charAt(at));
    return rest ? lineEnd(at) : offset;
  }

  /** Where the next line begins. */
  private int lineEnd(int offset) {
    int at = offset;
    while (at < bytes.length() && !isLineEnd(bytes.charAt(at))) {
      at++;
    }
    if (at < bytes.length()) {
      boolean isPair = bytes.startsWith("\r\n", at);
      at += isPair ? 2 : 1;
    }
    return at;
  }

  private static boolean isLineEnd(char c) {
    return c == '\n' || c == '\r';
  }
}
