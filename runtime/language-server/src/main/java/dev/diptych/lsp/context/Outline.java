package dev.diptych.lsp.context;

import dev.diptych.model.source.Span;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The braces, names, references and included files of a text, valid or not.
 *
 * @param tree its syntax tree
 * @param root the whole text
 * @param bodyEnd where the items end: before {@code Eof}, or the end of the text
 */
public record Outline(SyntaxTree tree, Group root, int bodyEnd) {
  private static final long NAMES = Kind.bits(Kind.NAME, Kind.HYPHENATED, Kind.DOTTED);

  /** The outline of a text. */
  public static Outline of(SyntaxTree tree) {
    return new OutlineReader(tree).read();
  }

  /** The outline of a text, which is read once, when it is needed first. */
  public static Supplier<Outline> later(SyntaxTree tree) {
    return new Supplier<>() {
      private @Nullable Outline read;

      @Override
      public synchronized Outline get() {
        read = read == null ? of(tree) : read;
        return read;
      }
    };
  }

  /** The innermost braces around {@code offset}. */
  public Group at(int offset) {
    Group found = root;
    Group inner = root;
    while (inner != null) {
      found = inner;
      int before = first(found.groups(), offset) - 1;
      boolean isInside = before >= 0 && found.groups().get(before).end() >= offset;
      inner = isInside ? found.groups().get(before) : null;
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
    return overlapping(0, Integer.MAX_VALUE);
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

  /** The value of a definition directly inside of {@code group}, with the braces of items. */
  public Span valueOf(Group group, Group.Definition definition) {
    for (Group inner : group.groups()) {
      if (inner.kind() == Group.Kind.LET && inner.name().equals(definition.name())) {
        return new Span(inner.start() - 1, inner.isClosed() ? inner.end() + 1 : inner.end());
      }
    }
    return valueAfter(definition.assign());
  }

  /** The value after an equals sign: one word, a parenthesis, or a function. */
  public Span valueAfter(int assign) {
    int first = tree.written().code(assign + 1);
    Kind kind = tree.written().kind(first);
    int next = tree.written().code(first + 1);
    int last = isName(first) && tree.written().kind(next) == Kind.LPAREN ? next : first;
    int depth = opens(last);
    while (depth > 0) {
      next = tree.written().code(last + 1);
      kind = tree.written().kind(next);
      if (kind == Kind.EOF || kind == Kind.LBRACE || kind == Kind.RBRACE) {
        break;
      }
      depth += opens(next);
      last = next;
    }
    return new Span(tree.start(first), tree.end(last));
  }

  private int opens(int token) {
    return switch (tree.written().kind(token)) {
      case LPAREN, CALC, CALC_OPEN -> 1;
      case RPAREN, CALC_CLOSE -> -1;
      default -> 0;
    };
  }

  /** The component of the reference whose name is somewhere, such as {@code x}; or nothing. */
  public String componentOf(Span name) {
    int end = tree.end(tree.tokenAt(name.start()));
    return end > name.end() ? text(new Span(name.end() + 1, end)) : "";
  }

  /** The kind of the token that begins at the start of a range. */
  public Kind kindOf(Span span) {
    return tree.written().kind(tree.tokenAt(span.start()));
  }

  /** How many values a parenthesis has, of which a group, a call or a calculation is one. */
  public int countValues(Span parenthesis) {
    int count = 0;
    int depth = 0;
    int token = tree.tokenAt(parenthesis.start());
    while (tree.start(token) < parenthesis.end()) {
      int change = opens(token);
      int next = tree.written().code(token + 1);
      boolean isCalled = change == 0 && tree.written().kind(next) == Kind.LPAREN && isName(token);
      boolean isValue = change >= 0 && tree.written().kind(token) != Kind.COMMA && !isCalled;
      count += depth == 1 && isValue ? 1 : 0;
      depth += change;
      token = next;
    }
    return count;
  }

  private boolean isName(int token) {
    return tree.written().kind(token).isIn(NAMES);
  }

  /** The token that ends at an offset, or has it; null if there is none. */
  public static @Nullable Span tokenAt(SyntaxTree tree, int offset) {
    int first = tree.tokenAt(Math.max(0, offset - 1));
    for (Piece piece : Piece.before(tree, first, offset)) {
      if (touches(piece.span(), offset)) {
        return piece.span();
      }
    }
    return null;
  }

  /** The text of a range. */
  public String text(Span span) {
    return tree.source().text(span);
  }

  /** The name of {@code group}; empty if it has none. */
  public String name(Group group) {
    return text(group.name());
  }

  /** Whether {@code offset} is in a range or at one of its ends. */
  public static boolean touches(Span span, int offset) {
    return span.start() <= offset && offset <= span.end();
  }
}
