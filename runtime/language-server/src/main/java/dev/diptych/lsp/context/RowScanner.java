package dev.diptych.lsp.context;

import dev.diptych.lsp.context.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds the rows that are directly inside of braces.
 *
 * @param outline the outline of the text
 * @param group the braces
 */
public record RowScanner(Outline outline, Group group) {
  /** How far before a range rows are read, to find the one before it. */
  private static final int MAX_BEFORE = 1 << 11;

  /**
   * The rows that begin before {@code end}; of a long block, only those from shortly before {@code
   * start} on.
   *
   * @param limit the maximum number of rows
   */
  public List<RowText> rows(int start, int end, int limit) {
    TokenScanner scanner = new TokenScanner(outline.text(), outline.raw());
    List<RowText> rows = new ArrayList<>();
    int stop = Math.min(end, group.end());
    Token token = scanner.nextCode(from(start));
    Token key = null;
    Token before = token;
    boolean plain = true;
    while (token.start() < stop && !token.is(Kind.NOTHING) && rows.size() < limit) {
      int next = token.end();
      switch (token.kind()) {
        case NUMBER, REFERENCE -> {
          key = before.is(Kind.RANGE) ? key : token;
          plain = true;
        }
        case STRING, BYTES -> key = null;
        case ASSIGN -> {
          next = outline.valueAfter(token.end()).end();
          key = null;
        }
        case WORD -> plain = false;
        case LBRACE -> {
          next = after(token);
          key = null;
        }
        case OPEN -> {
          RowText row = row(scanner, key, token, plain);
          boolean first = key != null || plain;
          if (first && plain) {
            rows.add(row);
          } else if (key != null) {
            rows.add(new RowText(key, List.of(), row.extent()));
          }
          key = null;
          plain = true;
          next = row.extent().end();
        }
        default -> {}
      }
      before = token;
      token = scanner.nextCode(next);
    }
    return rows;
  }

  /** Where to start reading for a range that starts at {@code start}. */
  private int from(int start) {
    int from = Math.max(group.start(), group.parent() == null ? outline.bodyStart() : 0);
    int near = start - MAX_BEFORE;
    if (near <= from) {
      return from;
    }
    for (Group inner : group.groups()) {
      if (inner.end() < start) {
        from = Math.max(from, inner.end() + 1);
      }
    }
    for (Group.Attribute attribute : group.attributes()) {
      if (attribute.assign() < start && attribute.assign() >= from) {
        from = outline.valueAfter(attribute.assign() + 1).end();
      }
    }
    return near <= from ? from : lineStart(near);
  }

  private int lineStart(int from) {
    int at = from;
    while (at > 0 && !TokenScanner.isLineEnd(outline.text().charAt(at - 1))) {
      at--;
    }
    return at;
  }

  private int after(Token brace) {
    for (Group inner : group.groups()) {
      if (inner.start() == brace.end()) {
        return inner.isClosed() ? inner.end() + 1 : inner.end();
      }
    }
    return brace.end();
  }

  private static RowText row(TokenScanner scanner, @Nullable Token key, Token open, boolean plain) {
    List<Token> cells = new ArrayList<>();
    int depth = 1;
    boolean nested = !plain;
    Token token = open;
    while (depth > 0) {
      token = scanner.nextCode(token.end());
      switch (token.kind()) {
        case OPEN -> {
          depth++;
          nested = true;
        }
        case CLOSE -> depth--;
        case NOTHING, LBRACE, RBRACE -> depth = 0;
        default -> cells.add(token);
      }
    }
    int start = key == null ? open.start() : key.start();
    return new RowText(key, nested ? List.of() : cells, new Extent(start, token.end()));
  }
}
