package dev.diptych.spectools.example.choose;

import dev.diptych.ir.Expr;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.example.values.DraftStruct;
import dev.diptych.spectools.example.values.Evaluator;
import dev.diptych.spectools.example.values.ExpressionValues;
import dev.diptych.spectools.example.values.Operators;
import dev.diptych.spectools.example.values.UnknownValue;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Finds a number for one field so that an expression has a given value.
 *
 * @param draft the struct of the names in the expression
 * @param tree the expression
 */
record NumberSolver(DraftStruct draft, Expr tree) {
  private static final int MAX_TRIED = 600;
  private static final int BITS = 32;

  /** A numeric field of a draft. */
  record Leaf(DraftStruct owner, String id) {
    FieldView view() {
      return owner.view().requireField(id);
    }
  }

  /** The fields that the expression depends on. */
  Set<Leaf> leaves() {
    Set<Leaf> leaves = new LinkedHashSet<>();
    collect(draft, tree, leaves);
    return leaves;
  }

  private static void collect(DraftStruct from, Expr tree, Set<Leaf> leaves) {
    if (tree instanceof Expr.Name name) {
      named(from, name.id(), leaves);
    } else if (tree instanceof Expr.Attribute member
        && owner(from, member) instanceof DraftStruct owner) {
      named(owner, member.id(), leaves);
    } else {
      tree.children().forEach(child -> collect(from, child, leaves));
    }
  }

  private static @Nullable Object owner(DraftStruct from, Expr.Attribute member) {
    try {
      return Evaluator.in(from).of(member.owner());
    } catch (UnknownValue e) {
      return null;
    }
  }

  private static void named(DraftStruct owner, String id, Set<Leaf> leaves) {
    Expr computed = ExpressionValues.computed(owner, id);
    if (owner.params().containsKey(id)) {
      collect(owner.around(), owner.params().get(id), leaves);
    } else if (computed != null) {
      collect(owner, computed, leaves);
    } else if (owner.get(id) instanceof DraftStruct inner && inner.view().box()) {
      named(inner, "value", leaves);
    } else if (owner.get(id) instanceof Scalar
        && number(owner.view().requireField(id).field().type())) {
      leaves.add(new Leaf(owner, id));
    }
  }

  private static boolean number(Type type) {
    return type instanceof Type.Numeric numeric
        ? !numeric.kind().isFloat()
        : type instanceof Type.Bits || type instanceof Type.Varint;
  }

  /** The number for {@code leaf}, nearest to a linear estimate, or null. */
  @Nullable Long solve(Leaf leaf, long wanted, LongPredicate enough) {
    Scalar before = (Scalar) leaf.owner().require(leaf.id());
    Type type = leaf.view().field().type();
    try {
      for (long number : numbers(leaf, before.bits(), wanted)) {
        Long result = ValueChooser.holds(type, number) ? with(leaf, number) : null;
        if (result != null && enough.test(result)) {
          return number;
        }
      }
      return null;
    } finally {
      leaf.owner().set(leaf.id(), before);
    }
  }

  private Set<Long> numbers(Leaf leaf, long before, long wanted) {
    Set<Long> numbers = new LinkedHashSet<>();
    Long here = with(leaf, before);
    Long next = with(leaf, before + 1);
    if (here != null && next != null && !here.equals(next)) {
      long guess = before + Math.floorDiv(wanted - here, next - here);
      numbers.addAll(List.of(guess, guess + 1, guess - 1));
    }
    for (long number = 0; number < MAX_TRIED; number++) {
      numbers.add(number);
    }
    for (int bit = 0; bit < BITS; bit++) {
      numbers.add(1L << bit);
      numbers.add(before ^ (1L << bit));
    }
    return numbers;
  }

  private @Nullable Long with(Leaf leaf, long number) {
    leaf.owner().set(leaf.id(), new Scalar(number));
    try {
      return Operators.whole(Evaluator.in(draft).of(tree));
    } catch (UnknownValue e) {
      return null;
    }
  }
}
