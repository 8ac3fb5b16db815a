package dev.diptych.twin.merge;

import dev.diptych.model.source.Source;
import dev.diptych.syntax.Cursor;
import dev.diptych.syntax.Dialect;
import dev.diptych.syntax.Header;
import dev.diptych.syntax.Syntax;
import dev.diptych.syntax.SyntaxOptions;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.NodeKind;
import dev.diptych.twin.Engine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A part of a text that a conflict has as a whole: a line, an attribute of several lines, or a
 * block with its first and last line.
 *
 * @param lines its lines with their ends
 * @param isBlock whether it is a block of several lines
 * @param children what is between the first and the last line of a block
 */
record LineNode(List<String> lines, boolean isBlock, List<LineNode> children) {
  /** The parts of a text; only its lines if it is not valid. */
  static List<LineNode> all(Engine engine, byte[] text) {
    Source source = new Source("", text);
    Header header = Header.peek(source);
    boolean raw = header != null && engine.rawCharset(header).isPresent();
    SyntaxTree tree = Syntax.read(source, SyntaxOptions.of(Dialect.PLAIN, raw));
    Reader reader = new Reader(ConflictText.lines(text));
    List<LineNode> nodes = new ArrayList<>();
    if (tree.isValid()) {
      reader.items(tree.items(), 0, reader.lines.size(), nodes);
    } else {
      reader.lines(0, reader.lines.size(), nodes);
    }
    return nodes;
  }

  String first() {
    return lines.get(0);
  }

  /** Its path in a block with a path: with the name of a block or an attribute, or with a key. */
  String path(String block) {
    String line = first().strip();
    int row = line.indexOf('(');
    int sign = line.indexOf('=');
    boolean isRow = row >= 0 && (sign < 0 || row < sign);
    String word = line.substring(0, isRow ? row : sign >= 0 ? sign : line.length());
    String name = word.replaceFirst("\\{.*", "").strip();
    if (line.startsWith("#") || name.isEmpty()) {
      return block.isEmpty() ? "the text" : block;
    }
    return isRow ? block + " at " + name : block.isEmpty() ? name : block + "." + name;
  }

  /** The lines of a text, and where they begin. */
  private static final class Reader {
    private final List<String> lines;
    private final int[] starts;

    Reader(List<String> lines) {
      this.lines = lines;
      this.starts = new int[lines.size()];
      int start = 0;
      for (int i = 0; i < starts.length; i++) {
        starts[i] = start;
        start += lines.get(i).length();
      }
    }

    /** Adds the parts from a line to before another one, with the items in them. */
    void items(Cursor item, int from, int to, List<LineNode> nodes) {
      int at = from;
      while (item.next()) {
        int first = line(item.span().start());
        int last = line(item.span().end() - 1);
        // Rows are lines of their own.
        if (first >= at && last > first && !item.isRows()) {
          lines(at, first, nodes);
          nodes.add(node(item, first, last));
          at = last + 1;
        }
      }
      lines(at, to, nodes);
    }

    private LineNode node(Cursor item, int first, int last) {
      List<LineNode> children = new ArrayList<>();
      boolean isBlock = item.kind() == NodeKind.BLOCK;
      if (isBlock) {
        items(item.items(), first + 1, last, children);
      }
      return new LineNode(List.copyOf(lines.subList(first, last + 1)), isBlock, children);
    }

    void lines(int from, int to, List<LineNode> nodes) {
      for (int i = from; i < to; i++) {
        nodes.add(new LineNode(List.of(lines.get(i)), false, List.of()));
      }
    }

    private int line(int offset) {
      int found = Arrays.binarySearch(starts, offset);
      return found >= 0 ? found : -found - 2;
    }
  }
}
