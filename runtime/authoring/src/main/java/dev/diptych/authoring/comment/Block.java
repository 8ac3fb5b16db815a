package dev.diptych.authoring.comment;

import dev.diptych.syntax.Cursor;
import dev.diptych.syntax.RunCursor;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.NodeKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The items of a block by their index. Rows are offsets, not objects. */
final class Block {
  /** The node of the whole text. */
  static final int ROOT = -1;

  private static final int NO_NAME = -1;

  private final TextComments text;
  private final SyntaxTree tree;
  private final int node;
  private final List<Integer> named = new ArrayList<>();
  private int[] starts = new int[16];
  private int[] keyEnds = new int[16];
  private int[] ends = new int[16];
  private int[] nodes = new int[16];
  private int count;
  private String @Nullable [] spelled;

  /** Reads the items of a node. */
  Block(TextComments text, int node) {
    this.text = text;
    this.tree = text.tree();
    this.node = node;
    Cursor item = cursor();
    while (item.next()) {
      if (item.isRows()) {
        RunCursor rows = tree.rowsOf(item.node());
        while (rows.nextRow()) {
          add(rows.keyStart(), rows.keyEnd(), rows.row().end(), NO_NAME);
        }
      } else {
        named.add(count);
        int start = item.span().start();
        add(start, start, item.span().end(), item.node());
      }
    }
  }

  private Cursor cursor() {
    return node == ROOT ? tree.items() : tree.itemsOf(node);
  }

  private void add(int start, int keyEnd, int end, int itsNode) {
    if (count == starts.length) {
      starts = Arrays.copyOf(starts, 2 * count);
      keyEnds = Arrays.copyOf(keyEnds, 2 * count);
      ends = Arrays.copyOf(ends, 2 * count);
      nodes = Arrays.copyOf(nodes, 2 * count);
    }
    starts[count] = start;
    keyEnds[count] = keyEnd;
    ends[count] = end;
    nodes[count++] = itsNode;
  }

  /** Offset after the opening brace, or the header line. */
  int open() {
    return node == ROOT ? text.headerEnd() : open(node);
  }

  private int open(int block) {
    return tree.end(tree.code(tree.firstToken(block) + 1));
  }

  /** Offset of the closing brace, or of {@code Eof}. */
  int close() {
    return node == ROOT ? text.end() : tree.start(tree.endToken(node) - 1);
  }

  /** Beside the opening brace, or the header line. */
  Place besideOpen() {
    int start = node == ROOT ? text.headerStart() : tree.nodeSpan(node).start();
    return new Place(start, open());
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

  boolean isRow(int item) {
    return nodes[item] == NO_NAME;
  }

  boolean isBlock(int item) {
    return !isRow(item) && tree.nodeKind(nodes[item]) == NodeKind.BLOCK;
  }

  /** The content of an item that is a block. */
  Block block(int item) {
    return new Block(text, nodes[item]);
  }

  /** All blocks and attributes. */
  List<Integer> named() {
    return named;
  }

  /** The name of a block or an attribute. */
  String name(int item) {
    return tree.text(tree.firstToken(nodes[item]));
  }

  /** The key of a row as it is written; empty if it has none. */
  String key(int row) {
    return tree.spelling().latin1(starts[row], keyEnds[row]);
  }

  /** The tokens of a row. */
  String spelled(int row) {
    if (spelled == null) {
      spelled = spelled();
    }
    return spelled[row];
  }

  private String[] spelled() {
    String[] all = new String[count];
    Arrays.fill(all, "");
    Cursor item = cursor();
    int at = 0;
    while (item.next()) {
      if (item.kind() == NodeKind.RUN) {
        RunCursor rows = tree.rowsOf(item.node());
        while (rows.nextRow()) {
          StringBuilder row = new StringBuilder();
          text.spell(rows, row);
          all[at++] = row.toString();
        }
      } else {
        boolean isRow = item.kind() == NodeKind.ROW;
        all[at++] = isRow ? spelledNode(item.node()) : "";
      }
    }
    return all;
  }

  private String spelledNode(int other) {
    return text.spelled(tree.firstToken(other), tree.endToken(other));
  }

  /** The tokens of the attributes of the block; all its tokens if it has no attributes. */
  String signature() {
    StringBuilder tokens = new StringBuilder();
    for (int item : named) {
      tokens.append(isBlock(item) ? "" : spelledNode(nodes[item]));
    }
    int brace = tree.code(tree.firstToken(node) + 1);
    return tokens.isEmpty() ? text.spelled(brace + 1, tree.endToken(node) - 1) : tokens.toString();
  }

  /** Index of the first item with a name from {@code item} on, or the number of items. */
  int nextNamed(int item) {
    int at = Collections.binarySearch(named, item);
    int index = at >= 0 ? at : -at - 1;
    return index < named.size() ? named.get(index) : count;
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

  /** Whether an offset is between the braces of an item. */
  boolean isInBraces(int item, int offset) {
    return item >= 0 && isBlock(item) && offset >= open(nodes[item]) && offset <= ends[item] - 1;
  }

  /** Beside an item: at the end of its last line. */
  Place beside(int item) {
    return new Place(isBlock(item) ? ends[item] - 1 : starts[item], ends[item]);
  }
}
