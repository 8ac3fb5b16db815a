package dev.diptych.text.bind;

import dev.diptych.model.derive.Allowance;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.syntax.Spelling;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.NodeKind;
import dev.diptych.text.shape.Shapes;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Binds the blocks of a tree straight. */
final class StraightTree extends StraightBinder {
  private final SyntaxTree tree;
  private final Spelling spelling;
  private final AttributeValues values;

  /**
   * @param tree a text without errors
   * @param allowance memory that the text may use for omitted values
   */
  StraightTree(SyntaxTree tree, Shapes shapes, Allowance allowance) {
    super(tree.source(), shapes, allowance);
    this.tree = tree;
    this.spelling = tree.spelling();
    this.values = new AttributeValues(shapes.schema(), reports());
  }

  @Override
  int first(int block) {
    return block + 1 < tree.next(block) ? block + 1 : NONE;
  }

  @Override
  int following(int item, int block) {
    int next = tree.next(item);
    return next < tree.next(block) ? next : NONE;
  }

  @Override
  int find(StraightPlan plan, int from, int item) {
    NodeKind kind = tree.nodeKind(item);
    if (kind == NodeKind.ROW) {
      return plan.rows >= from && isRow(item) ? plan.rows : -1;
    }
    int token = tree.firstToken(item);
    int start = tree.start(token);
    int end = tree.end(token);
    for (int at = from; at < plan.items.length; at++) {
      StraightItem named = plan.items[at];
      if (named.isNamed(spelling, start, end)) {
        return named.is(kind) ? at : -1;
      }
    }
    return -1;
  }

  @Override
  boolean isRow(int item) {
    return tree.nodeKind(item) == NodeKind.ROW && tree.kind(tree.firstToken(item)) == Kind.LPAREN;
  }

  @Override
  @Nullable Struct row(StraightRow row, int at) {
    List<Value> cells = new ArrayList<>(row.size());
    int token = tree.code(tree.firstToken(at) + 1);
    while (cells.size() < row.size() && tree.kind(token) != Kind.RPAREN) {
      Kind kind = tree.kind(token);
      Value value =
          kind == Kind.LPAREN
              ? null
              : row.cell(cells.size(), kind, tree.start(token), tree.end(token));
      if (value == null) {
        return null;
      }
      cells.add(value);
      token = tree.code(token + 1);
    }
    boolean isWhole =
        cells.size() == row.size()
            && tree.kind(token) == Kind.RPAREN
            && token + 1 == tree.endToken(at);
    return isWhole ? row.struct(cells, tree.nodeSpan(at)) : null;
  }

  @Override
  @Nullable Value attribute(StraightItem item, int at, @Nullable Value expected) {
    NumberBinder number = item.number();
    if (number == null) {
      return known(values.of(item.field(), tree.item(at)), expected);
    }
    int assign = tree.code(tree.firstToken(at) + 1);
    int value = tree.code(assign + 1);
    boolean isOne = value + 1 == tree.endToken(at) && tree.kind(value) != Kind.LPAREN;
    if (!isOne || !number.read(tree.kind(value), tree.start(value), tree.end(value))) {
      return null;
    }
    boolean isSame = expected instanceof Scalar scalar && scalar.bits() == number.bits();
    return isSame ? expected : Scalar.of(number.bits());
  }
}
