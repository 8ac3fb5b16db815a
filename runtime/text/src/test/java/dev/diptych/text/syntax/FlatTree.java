package dev.diptych.text.syntax;

import dev.diptych.text.syntax.tree.Attribute;
import dev.diptych.text.syntax.tree.Block;
import dev.diptych.text.syntax.tree.Item;
import dev.diptych.text.syntax.tree.Literal;
import dev.diptych.text.syntax.tree.Literal.Kind;
import dev.diptych.text.syntax.tree.RowCursor;
import dev.diptych.text.syntax.tree.Rows;
import dev.diptych.text.syntax.tree.TextFile;
import java.util.ArrayList;
import java.util.List;

/** All words of a tree, one per line: kind, offsets. */
final class FlatTree {
  private final List<String> words = new ArrayList<>();

  static List<String> of(TextFile file) {
    FlatTree tree = new FlatTree();
    tree.items(file.items());
    return tree.words;
  }

  private void items(List<Item> items) {
    for (Item item : items) {
      if (item instanceof Block block) {
        word(Kind.NAME, block.nameSpan().start(), block.nameSpan().end());
        items(block.items());
      } else if (item instanceof Attribute attribute) {
        word(Kind.NAME, attribute.nameSpan().start(), attribute.nameSpan().end());
        literal(attribute.value());
      } else {
        rows((Rows) item);
      }
    }
  }

  private void literal(Literal literal) {
    if (literal instanceof Literal.Tuple tuple) {
      tuple.elements().forEach(this::literal);
    } else {
      Literal.Scalar scalar = (Literal.Scalar) literal;
      word(scalar.kind(), scalar.span().start(), scalar.span().end());
    }
  }

  /** Goes through rows cell by cell; their number must be as promised. */
  private void rows(Rows rows) {
    RowCursor cursor = RowCursor.of(rows);
    int count = 0;
    int end = 0;
    while (cursor.nextRow()) {
      count++;
      check(cursor.rowStart() >= end, "rows overlap");
      end = cursor.rowEnd();
      if (cursor.hasKey()) {
        word(cursor.keyKind(), cursor.keyStart(), cursor.keyEnd());
      }
      while (cursor.nextCell()) {
        literal(cursor.cell());
      }
      check(cursor.rowEnd() == end, "the end of a row depends on how far one is");
    }
    check(count == rows.count(), "number of rows");
    check(end == rows.span().end(), "end of rows");
  }

  private void word(Kind kind, int start, int end) {
    words.add(kind + " " + start + " " + end);
  }

  private static void check(boolean good, String what) {
    if (!good) {
      throw new AssertionError(what);
    }
  }
}
