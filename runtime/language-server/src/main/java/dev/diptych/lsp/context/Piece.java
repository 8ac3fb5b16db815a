package dev.diptych.lsp.context;

import dev.diptych.model.source.Span;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.RunCells;
import java.util.ArrayList;
import java.util.List;

/**
 * A token as the reader of a position sees it: of few kinds, also where it is broken.
 *
 * @param kind {@link Kind#NAME} for all words, {@link Kind#INT} for all numbers, one kind each for
 *     closed and open strings, and for bytes, references, comments and marks
 */
record Piece(Kind kind, int start, int end) {
  boolean is(Kind wanted) {
    return kind == wanted;
  }

  Span span() {
    return new Span(start, end);
  }

  /** The pieces from a token on, up to the first one that ends after an offset. */
  static List<Piece> before(SyntaxTree tree, int first, int offset) {
    List<Piece> pieces = new ArrayList<>();
    int last = tree.tokens() - 1;
    for (int token = first; token < last && !ends(pieces, offset); token++) {
      Kind kind = tree.written().kind(token);
      if (kind == Kind.ROWS && tree.end(token) >= offset) {
        addRow(tree, token, offset, pieces);
      } else if (kind != Kind.SPACE && tree.end(token) > tree.start(token)) {
        add(tree, kind, token, pieces);
      }
    }
    if (!ends(pieces, offset)) {
      int end = tree.source().length();
      pieces.add(new Piece(Kind.EOF, end, end));
    }
    return pieces;
  }

  private static boolean ends(List<Piece> pieces, int offset) {
    return !pieces.isEmpty() && pieces.get(pieces.size() - 1).end > offset;
  }

  private static void add(SyntaxTree tree, Kind kind, int token, List<Piece> pieces) {
    int start = tree.start(token);
    int end = tree.end(token);
    int count = pieces.size();
    Piece before = count == 0 ? null : pieces.get(count - 1);
    boolean isPart = kind == Kind.BAD_WORD || kind == Kind.NAME;
    if (before != null && before.is(Kind.REFERENCE) && before.end == start && isPart) {
      pieces.set(count - 1, new Piece(Kind.REFERENCE, before.start, end)); // $name. and $ alone
    } else if (kind == Kind.CALC) {
      pieces.add(new Piece(Kind.NAME, start, start + "calc".length()));
      pieces.add(new Piece(Kind.LPAREN, end - 1, end));
    } else {
      pieces.add(piece(tree, kind, start, end));
    }
  }

  private static Piece piece(SyntaxTree tree, Kind kind, int start, int end) {
    Kind simple =
        switch (kind) {
          case SPECIAL, BAD_WORD, BAD_CHAR, CALC_BAD ->
              simple(kind, tree.source().text(new Span(start, end)));
          default -> simple(kind, "");
        };
    return new Piece(simple, start, end);
  }

  /** The kind; the text decides for what is special or broken. */
  private static Kind simple(Kind kind, String text) {
    return switch (kind) {
      case NAME, HYPHENATED, DOTTED, LET, USE, INCLUDE, REPEAT, EVERY, AT, END -> Kind.NAME;
      case INT, HEXINT, FLOAT, QUANTITY, RELATIVE, CALC_NUMBER -> Kind.INT;
      case SPECIAL, BAD_WORD -> isWord(text.charAt(0)) ? Kind.NAME : Kind.INT;
      case BYTES, BAD_BYTES, UNTERMINATED_BYTES -> Kind.BYTES;
      case CALC_OPEN -> Kind.LPAREN;
      case CALC_CLOSE -> Kind.RPAREN;
      case BAD_CHAR, CALC_BAD -> text.startsWith("$") ? Kind.REFERENCE : Kind.BAD_CHAR;
      default -> kind;
    };
  }

  private static boolean isWord(char first) {
    return Character.isLetter(first) || first == '_';
  }

  /** Adds the pieces of the row of a run that has an offset, and one for all rows before it. */
  private static void addRow(SyntaxTree tree, int token, int offset, List<Piece> pieces) {
    RunCells rows = tree.cells(token);
    int before = tree.start(token);
    while (rows.nextRow() && rows.rowEnd() < offset) {
      before = rows.rowEnd();
      boolean hasMore = true;
      while (hasMore) {
        hasMore = rows.nextCell();
      }
    }
    if (before > tree.start(token)) {
      pieces.add(new Piece(Kind.ROWS, tree.start(token), before));
    }
    if (rows.keyEnd() > rows.keyStart()) {
      pieces.add(piece(tree, rows.kind(rows.keyStart()), rows.keyStart(), rows.keyEnd()));
    }
    pieces.add(new Piece(Kind.LPAREN, rows.open(), rows.open() + 1));
    int end = rows.rowEnd();
    while (rows.nextCell()) {
      pieces.add(piece(tree, rows.kind(rows.start()), rows.start(), rows.end()));
    }
    pieces.add(new Piece(Kind.RPAREN, end - 1, end));
  }
}
