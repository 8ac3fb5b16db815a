package dev.diptych.authoring.comment;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.diptych.authoring.format.TokenKind;
import dev.diptych.authoring.format.TokenScanner;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The items of a block. Rows are offsets, not objects. */
final class TextBlock {
  private static final int NO_NAME = -1;

  private final TextTree tree;
  private final int start;
  private final int open;
  private final int close;
  private final List<TextItem> named = new ArrayList<>();
  private int[] starts = new int[16];
  private int[] ends = new int[16];
  private int[] names = new int[16];
  private int count;

  /**
   * Reads the items between two offsets.
   *
   * @param start offset of the block
   * @param open offset after its opening brace
   * @param close offset of its closing brace
   */
  TextBlock(TextTree tree, int start, int open, int close) {
    this.tree = tree;
    this.start = start;
    this.open = open;
    this.close = close;
    read();
  }

  private void read() {
    TokenScanner scanner = tree.scanner();
    int at = open;
    while (scanner.readCode(at) != TokenKind.NOTHING && scanner.start() < close) {
      at = item(scanner);
    }
  }

  /** Adds the item that begins with the current token; returns the offset after it. */
  private int item(TokenScanner scanner) {
    int from = scanner.start();
    int first = scanner.end();
    TokenKind kind = scanner.kind();
    if (kind == TokenKind.OPEN) {
      return add(from, closed(scanner, from), null);
    }
    TokenKind second = scanner.readCode(first);
    if (second == TokenKind.OPEN) {
      return add(from, closed(scanner, scanner.start()), null);
    }
    if (kind == TokenKind.NAME && second == TokenKind.ASSIGN) {
      TokenKind value = scanner.readCode(scanner.end());
      int to = value == TokenKind.OPEN ? closed(scanner, scanner.start()) : scanner.end();
      return add(from, to, new TextItem(tree, count, word(from, first), from, -1, -1));
    }
    if (kind == TokenKind.NAME && second == TokenKind.LBRACE) {
      int inside = scanner.end();
      int to = closed(scanner, scanner.start());
      return add(from, to, new TextItem(tree, count, word(from, first), from, inside, to - 1));
    }
    return first;
  }

  private String word(int from, int to) {
    return new String(tree.text(), from, to - from, ISO_8859_1);
  }

  private int add(int from, int to, @Nullable TextItem item) {
    if (count == starts.length) {
      starts = Arrays.copyOf(starts, 2 * count);
      ends = Arrays.copyOf(ends, 2 * count);
      names = Arrays.copyOf(names, 2 * count);
    }
    starts[count] = from;
    ends[count] = to;
    names[count] = item == null ? NO_NAME : named.size();
    if (item != null) {
      named.add(item);
    }
    count++;
    return to;
  }

  /** The offset after the bracket that closes the one at {@code from}. */
  private static int closed(TokenScanner scanner, int from) {
    int depth = 0;
    int at = from;
    do {
      switch (scanner.read(at)) {
        case OPEN, LBRACE -> depth++;
        case CLOSE, RBRACE -> depth--;
        case NOTHING -> {
          return scanner.start();
        }
        default -> {}
      }
      at = scanner.end();
    } while (depth > 0);
    return at;
  }

  TextTree tree() {
    return tree;
  }

  /** Offset after the opening brace, or the header line. */
  int open() {
    return open;
  }

  /** Offset of the closing brace, or of {@code Eof}. */
  int close() {
    return close;
  }

  /** Beside the opening brace, or the header line. */
  Place besideOpen() {
    return new Place(start, open);
  }

  /** Number of items. */
  int count() {
    return count;
  }

  /** Offset of an item. */
  int start(int item) {
    return starts[item];
  }

  /** Offset after an item. */
  int end(int item) {
    return ends[item];
  }

  /** An item with a name; null for a row. */
  @Nullable TextItem named(int item) {
    return names[item] == NO_NAME ? null : named.get(names[item]);
  }

  /** All items with names. */
  List<TextItem> named() {
    return named;
  }

  boolean isRow(int item) {
    return names[item] == NO_NAME;
  }

  /** Index of the first item with a name from {@code item} on, or the number of items. */
  int nextNamed(int item) {
    int from = 0;
    int to = named.size();
    while (from < to) {
      int middle = (from + to) >>> 1;
      if (named.get(middle).index() < item) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return from < named.size() ? named.get(from).index() : count;
  }

  /** Index of the last item that begins before {@code offset}, or -1. */
  int before(int offset) {
    int found = Arrays.binarySearch(starts, 0, count, offset);
    return found >= 0 ? found : -found - 2;
  }

  /** Index of the item that encloses {@code offset}; -1 if it is between items. */
  int inside(int offset) {
    int item = before(offset);
    return item >= 0 && offset < ends[item] ? item : -1;
  }

  /** Beside an item: at the end of its last line. */
  Place beside(int item) {
    TextItem found = named(item);
    boolean block = found != null && found.isBlock();
    return new Place(block ? ends[item] - 1 : starts[item], ends[item]);
  }
}
