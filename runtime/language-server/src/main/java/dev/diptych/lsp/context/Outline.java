package dev.diptych.lsp.context;

import java.util.ArrayList;
import java.util.List;

/**
 * The braces, names, references and included files of a text, valid or not. Found in one pass that
 * does not look at rows, so that a text of 5 MB costs a few milliseconds.
 *
 * @param text the text
 * @param raw whether strings have no escapes
 * @param bodyStart where the items begin: after the header line
 * @param bodyEnd where they end: before {@code Eof}, or the end of the text
 * @param root the whole text
 */
public record Outline(String text, boolean raw, int bodyStart, int bodyEnd, Group root) {
  /**
   * The outline of {@code text}.
   *
   * @param raw whether strings have no escapes
   * @param bodyStart where the items begin
   */
  public static Outline of(String text, boolean raw, int bodyStart) {
    OutlineReader reader = new OutlineReader(text, raw, bodyStart, false);
    Group root = reader.read();
    if (reader.isUnbalanced()) {
      reader = new OutlineReader(text, raw, bodyStart, true);
      root = reader.read();
    }
    return new Outline(text, raw, bodyStart, reader.end(), root);
  }

  /** The innermost braces around {@code offset}. */
  public Group at(int offset) {
    Group found = root;
    Group inner = root;
    while (inner != null) {
      found = inner;
      inner = null;
      for (int i = first(found.groups(), offset) - 1; i >= 0 && inner == null; i--) {
        Group group = found.groups().get(i);
        if (group.end() >= offset) {
          inner = group;
        } else {
          break;
        }
      }
    }
    return found;
  }

  /** How many of {@code groups} begin at or before {@code offset}. */
  private static int first(List<Group> groups, int offset) {
    int low = 0;
    int high = groups.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (groups.get(middle).start() <= offset) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** All braces and the whole text, outer ones before inner ones. */
  public List<Group> all() {
    List<Group> all = new ArrayList<>();
    all.add(root);
    for (int i = 0; i < all.size(); i++) {
      all.addAll(all.get(i).groups());
    }
    return all;
  }

  /** The braces that overlap a range, and the whole text. */
  public List<Group> overlapping(int start, int end) {
    List<Group> found = new ArrayList<>();
    found.add(root);
    for (int i = 0; i < found.size(); i++) {
      for (Group inner : found.get(i).groups()) {
        if (inner.start() <= end && inner.end() >= start) {
          found.add(inner);
        }
      }
    }
    return found;
  }

  /** How many parentheses are directly inside of braces without others, except in attributes. */
  public int parentheses(Group group) {
    TokenScanner scanner = new TokenScanner(text, raw);
    int count = 0;
    int depth = 0;
    int at = group.start();
    while (at < Math.min(group.end(), text.length())) {
      char c = text.charAt(at);
      if (c == ' ' || (c > ')' && c <= '9')) {
        at++; // Most of a long text.
      } else if (c == '#' || c == '"') {
        at = c == '#' ? scanner.lineEnd(at) : scanner.stringEnd(at);
      } else if (c == '=') {
        at = valueAfter(at + 1).end();
      } else {
        count += c == '(' && depth == 0 ? 1 : 0;
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        depth = Math.max(0, depth);
        at++;
      }
    }
    return count;
  }

  /** The value of a definition directly inside of {@code group}, with the braces of items. */
  public Extent valueOf(Group group, Group.Definition definition) {
    for (Group inner : group.groups()) {
      if (inner.kind() == Group.Kind.LET && inner.name().equals(definition.name())) {
        return new Extent(inner.start() - 1, inner.isClosed() ? inner.end() + 1 : inner.end());
      }
    }
    return valueAfter(definition.assign() + 1);
  }

  /** The value that begins after {@code offset}: one word, a parenthesis, or a function. */
  public Extent valueAfter(int offset) {
    TokenScanner scanner = new TokenScanner(text, raw);
    Token first = scanner.nextCode(offset);
    Token last = first;
    Token next = scanner.nextCode(first.end());
    if (first.is(Token.Kind.WORD) && next.is(Token.Kind.OPEN)) {
      last = next;
    }
    int depth = last.is(Token.Kind.OPEN) ? 1 : 0;
    while (depth > 0) {
      last = scanner.nextCode(last.end());
      boolean ends =
          last.is(Token.Kind.NOTHING) || last.is(Token.Kind.LBRACE) || last.is(Token.Kind.RBRACE);
      depth += last.is(Token.Kind.OPEN) ? 1 : last.is(Token.Kind.CLOSE) ? -1 : 0;
      depth = ends ? 0 : depth;
    }
    return new Extent(first.start(), last.end());
  }

  /** The text of a range. */
  public String text(Extent extent) {
    return extent.of(text);
  }

  /** The name of {@code group}; empty if it has none. */
  public String name(Group group) {
    return group.name().of(text);
  }
}
