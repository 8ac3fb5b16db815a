package dev.diptych.lsp.context;

import dev.diptych.model.source.Span;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.Trivia;
import dev.diptych.syntax.table.Kind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the tokens before a position, from the last brace or attribute on. */
final class CursorReader {
  /** Of a longer sequence of rows, only this much is read. */
  private static final int MAX_LENGTH = 1 << 13;

  private static final long BRACES = Kind.bits(Kind.LBRACE, Kind.RBRACE);

  private final Outline outline;
  private final SyntaxTree tree;
  private final Trivia trivia;
  private final int offset;
  private final Group group;

  CursorReader(Outline outline, int offset) {
    this.outline = outline;
    this.tree = outline.tree();
    this.trivia = tree.trivia();
    this.offset = offset;
    this.group = outline.at(offset);
  }

  CursorContext read() {
    if (offset < bodyStart()) {
      Span line = new Span(trivia.lineStart(offset), trivia.lineEnd(offset));
      boolean comment = tree.kind(tree.tokenAt(Math.max(0, offset - 1))) == Kind.COMMENT;
      return context(comment ? new Place.Comment() : new Place.Header(), line, true);
    }
    if (offset > outline.bodyEnd() + "Eof".length()) {
      return context(new Place.Tail(), Span.at(offset), true);
    }
    ItemState state = new ItemState(tree.source());
    List<Piece> pieces = Piece.before(tree, start(state), offset);
    int last = 0;
    while (pieces.get(last).end() < offset) {
      state.read(pieces.get(last), isNewLine(pieces.get(last).start()));
      last++;
    }
    return touched(state, pieces, last);
  }

  /** Where the items begin; without a header line, one may still be written before the first. */
  private int bodyStart() {
    return tree.header() == null ? tree.start(tree.code(tree.firstToken())) : tree.bodyStart();
  }

  /** The context at a piece, the first that does not end before the position. */
  private CursorContext touched(ItemState state, List<Piece> pieces, int at) {
    Piece piece = pieces.get(at);
    boolean inside = piece.start() < offset;
    boolean ends = inside && piece.end() == offset && !isWord(piece);
    if (ends && !piece.is(Kind.UNTERMINATED_STRING) && !piece.is(Kind.COMMENT)) {
      state.read(piece, isNewLine(piece.start()));
      piece = pieces.get(at + 1);
      inside = false;
    }
    boolean word = isWord(piece) && piece.start() == offset && !piece.is(Kind.REFERENCE);
    boolean newLine = isNewLine(inside || word ? piece.start() : offset);
    if (!inside) {
      return context(state.place(newLine), word ? piece.span() : Span.at(offset), newLine);
    }
    return switch (piece.kind()) {
      case COMMENT -> context(new Place.Comment(), Span.at(offset), newLine);
      case STRING, UNTERMINATED_STRING -> context(string(state), content(piece), newLine);
      case REFERENCE -> {
        Place place =
            new Place.InReference(state.isUse(), state.isUse() ? null : state.place(newLine));
        yield context(place, new Span(piece.start() + 1, piece.end()), newLine);
      }
      case NAME, INT, RANGE -> context(state.place(newLine), piece.span(), newLine);
      default -> context(state.place(newLine), Span.at(offset), newLine);
    };
  }

  private static Place string(ItemState state) {
    return state.isInclude() ? new Place.IncludedFile() : new Place.InString(state.setting());
  }

  private Span content(Piece string) {
    boolean isClosed = string.is(Kind.STRING);
    return new Span(string.start() + 1, isClosed ? string.end() - 1 : string.end());
  }

  private static boolean isWord(Piece piece) {
    return piece.is(Kind.NAME) || piece.is(Kind.INT) || piece.is(Kind.REFERENCE);
  }

  private CursorContext context(Place place, Span word, boolean newLine) {
    return new CursorContext(group, place, word, newLine);
  }

  /** The token where reading starts; informs {@code state} what it starts in. */
  private int start(ItemState state) {
    int from = Math.max(group.open() + 1, tree.firstToken());
    for (int i = group.groups().size() - 1; i >= 0; i--) {
      Group inner = group.groups().get(i);
      if (inner.isClosed() && inner.end() < offset) {
        from = Math.max(from, inner.close() + 1);
        break;
      }
    }
    Group.Attribute attribute = attribute(from);
    Group.Definition definition = definition(from);
    if (attribute != null && (definition == null || attribute.assign() > definition.assign())) {
      from = attribute.assign() + 1;
      state.beginAttribute(outline.text(attribute.name()));
    } else if (definition != null) {
      from = definition.assign() + 1;
      state.beginDefinition();
    }
    if (offset - tree.start(from) <= MAX_LENGTH || isOpenTuple(from)) {
      return from;
    }
    int near = tree.tokenAt(trivia.lineStart(offset - MAX_LENGTH / 2));
    if (near <= from) {
      return from;
    }
    state.reset();
    return near;
  }

  /** Whether a tuple begins at a token, which is still open at the position. */
  private boolean isOpenTuple(int from) {
    int open = tree.code(from);
    int before = tree.tokenAt(offset);
    while (before > open && tree.kind(before) != Kind.RPAREN && tree.kind(before) != Kind.ROWS) {
      before--;
    }
    return tree.kind(open) == Kind.LPAREN && before <= open;
  }

  private Group.@Nullable Attribute attribute(int from) {
    List<Group.Attribute> all = group.attributes();
    for (int i = all.size() - 1; i >= 0; i--) {
      int assign = all.get(i).assign();
      if (tree.start(assign) < offset) {
        return assign >= from ? all.get(i) : null;
      }
    }
    return null;
  }

  private Group.@Nullable Definition definition(int from) {
    List<Group.Definition> all = group.definitions();
    for (int i = all.size() - 1; i >= 0; i--) {
      int assign = all.get(i).assign();
      if (tree.start(assign) < offset) {
        return assign >= from ? all.get(i) : null;
      }
    }
    return null;
  }

  /** Whether only blanks precede {@code at} in its line, or a brace. */
  private boolean isNewLine(int at) {
    int before = trivia.blanksStart(at);
    return trivia.isLineStart(before) || tree.written().kind(tree.tokenAt(before - 1)).isIn(BRACES);
  }
}
