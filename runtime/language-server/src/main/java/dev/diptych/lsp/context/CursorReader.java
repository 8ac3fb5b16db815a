package dev.diptych.lsp.context;

import dev.diptych.lsp.context.Token.Kind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the tokens before a position, from the last brace or attribute on. */
final class CursorReader {
  /** Of a longer run of rows, only this much is read. */
  private static final int MAX_LENGTH = 1 << 13;

  private final Outline outline;
  private final String text;
  private final TokenScanner scanner;
  private final int offset;
  private final Group group;

  CursorReader(Outline outline, int offset) {
    this.outline = outline;
    this.text = outline.text();
    this.scanner = new TokenScanner(text, outline.raw());
    this.offset = offset;
    this.group = outline.at(offset);
  }

  CursorContext read() {
    if (offset < outline.bodyStart()) {
      Extent line = new Extent(lineStart(offset), Math.max(offset, scanner.lineEnd(offset)));
      boolean comment = text.substring(line.start(), offset).stripLeading().startsWith("#");
      return context(comment ? new Place.Comment() : new Place.Header(), line, true);
    }
    if (offset > outline.bodyEnd() + "Eof".length()) {
      return context(new Place.Tail(), Extent.at(offset), true);
    }
    ItemState state = new ItemState();
    int at = start(state);
    Token token = scanner.next(at);
    while (token.end() < offset && !token.is(Kind.NOTHING)) {
      state.read(token, text, isNewLine(token.start()));
      token = scanner.next(token.end());
    }
    return touched(state, token);
  }

  /** The context at {@code token}, the first that does not end before the position. */
  private CursorContext touched(ItemState state, Token token) {
    boolean inside = token.start() < offset;
    boolean ends = inside && token.end() == offset && !isWord(token);
    if (ends && !(token.is(Kind.STRING) && !isClosed(token)) && !token.is(Kind.COMMENT)) {
      state.read(token, text, isNewLine(token.start()));
      token = scanner.next(offset);
      inside = false;
    }
    boolean newLine = isNewLine(inside || isWordAt(token) ? token.start() : offset);
    if (!inside) {
      boolean word = isWordAt(token) && token.start() == offset;
      return context(state.place(newLine), word ? token.extent() : Extent.at(offset), newLine);
    }
    return switch (token.kind()) {
      case COMMENT -> context(new Place.Comment(), Extent.at(offset), newLine);
      case STRING -> context(string(state), content(token), newLine);
      case REFERENCE -> {
        Place place =
            new Place.InReference(state.isUse(), state.isUse() ? null : state.place(newLine));
        yield context(place, new Extent(token.start() + 1, token.end()), newLine);
      }
      case WORD, NUMBER, RANGE -> context(state.place(newLine), token.extent(), newLine);
      default -> context(state.place(newLine), Extent.at(offset), newLine);
    };
  }

  private static Place string(ItemState state) {
    return state.isInclude() ? new Place.IncludedFile() : new Place.InString();
  }

  private Extent content(Token string) {
    return new Extent(string.start() + 1, isClosed(string) ? string.end() - 1 : string.end());
  }

  private boolean isClosed(Token string) {
    return string.end() - string.start() > 1 && text.charAt(string.end() - 1) == '"';
  }

  private boolean isWordAt(Token token) {
    return isWord(token) && token.start() <= offset && !token.is(Kind.REFERENCE);
  }

  private static boolean isWord(Token token) {
    return switch (token.kind()) {
      case WORD, NUMBER, REFERENCE -> true;
      default -> false;
    };
  }

  private CursorContext context(Place place, Extent word, boolean newLine) {
    return new CursorContext(group, place, word, newLine);
  }

  /** Where reading starts; informs {@code state} what it starts in. */
  private int start(ItemState state) {
    int from = Math.max(group.parent() == null ? outline.bodyStart() : group.start(), 0);
    for (int i = group.groups().size() - 1; i >= 0; i--) {
      Group inner = group.groups().get(i);
      if (inner.isClosed() && inner.end() < offset) {
        from = Math.max(from, inner.end() + 1);
        break;
      }
    }
    Group.Attribute attribute = last(group.attributes(), from);
    Group.Definition definition = lastDefinition(from);
    if (attribute != null && (definition == null || attribute.assign() > definition.assign())) {
      from = attribute.assign() + 1;
      state.beginAttribute(outline.text(attribute.name()));
    } else if (definition != null) {
      from = definition.assign() + 1;
      state.beginDefinition();
    }
    if (offset - from <= MAX_LENGTH || state.isOpenTuple(text, from, offset)) {
      return from;
    }
    state.reset();
    return lineStart(offset - MAX_LENGTH / 2);
  }

  private Group.@Nullable Attribute last(List<Group.Attribute> attributes, int from) {
    for (int i = attributes.size() - 1; i >= 0; i--) {
      int assign = attributes.get(i).assign();
      if (assign < offset) {
        return assign >= from ? attributes.get(i) : null;
      }
    }
    return null;
  }

  private Group.@Nullable Definition lastDefinition(int from) {
    for (int i = group.definitions().size() - 1; i >= 0; i--) {
      Group.Definition definition = group.definitions().get(i);
      if (definition.assign() < offset) {
        return definition.assign() >= from ? definition : null;
      }
    }
    return null;
  }

  private int lineStart(int from) {
    int at = from;
    while (at > 0 && !TokenScanner.isLineEnd(text.charAt(at - 1))) {
      at--;
    }
    return at;
  }

  /** Whether only blanks precede {@code at} in its line, or a brace. */
  private boolean isNewLine(int at) {
    int before = at;
    while (before > 0 && (text.charAt(before - 1) == ' ' || text.charAt(before - 1) == '\t')) {
      before--;
    }
    if (before == 0) {
      return true;
    }
    char c = text.charAt(before - 1);
    return TokenScanner.isLineEnd(c) || c == '{' || c == '}';
  }
}
