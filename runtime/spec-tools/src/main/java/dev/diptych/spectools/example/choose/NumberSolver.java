package dev.diptych.spectools.example.choose;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Operator;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
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
 * @param texts the strings that are converted to numbers
 */
record NumberSolver(DraftStruct draft, Expr tree, NumberTexts texts) {
  private static final int MAX_TRIED = 600;
  private static final int BITS = 32;

  /** The values that the expression depends on. */
  Set<NumberLeaf> leaves() {
    Set<NumberLeaf> leaves = new LinkedHashSet<>();
    collect(draft, tree, leaves);
    return leaves;
  }

  private void collect(DraftStruct from, Expr tree, Set<NumberLeaf> leaves) {
    if (tree instanceof Expr.Name name) {
      named(from, name.id(), -1, leaves);
    } else if (tree instanceof Expr.Attribute member && of(from, member.owner()) != null) {
      Object owner = of(from, member.owner());
      if (owner instanceof DraftStruct inner) {
        named(inner, member.id(), -1, leaves);
      } else if (owner instanceof List<?> many && !many.isEmpty()) {
        boolean first = member.id().equals("first");
        element(from, member.owner(), first ? 0 : many.size() - 1, leaves);
      } else {
        collect(from, member.owner(), leaves);
      }
    } else if (tree instanceof Expr.Operation node && node.operator() == Operator.SUBSCRIPT) {
      if (of(from, node.child(1)) instanceof Long index) {
        element(from, node.child(0), index.intValue(), leaves);
      }
    } else {
      tree.children().forEach(child -> collect(from, child, leaves));
    }
  }

  private static @Nullable Object of(DraftStruct from, Expr expression) {
    try {
      return Evaluator.in(from).of(expression);
    } catch (UnknownValue e) {
      return null;
    }
  }

  /** Collects an element of the list that {@code expression} names. */
  private void element(DraftStruct from, Expr expression, int index, Set<NumberLeaf> leaves) {
    if (expression instanceof Expr.Name name) {
      named(from, name.id(), index, leaves);
    } else if (expression instanceof Expr.Attribute member
        && of(from, member.owner()) instanceof DraftStruct owner) {
      named(owner, member.id(), index, leaves);
    }
  }

  private void named(DraftStruct owner, String id, int index, Set<NumberLeaf> leaves) {
    Expr computed = ExpressionValues.computed(owner, id);
    Object value = owner.get(id);
    if (owner.params().containsKey(id)) {
      collect(owner.around(), owner.params().get(id), leaves);
    } else if (computed != null) {
      collect(owner, computed, leaves);
    } else if (value instanceof DraftStruct inner && inner.view().box()) {
      named(inner, "value", -1, leaves);
    } else if (value instanceof List<?> many && index >= 0 && index < many.size()) {
      leaf(owner, id, index, many.get(index), leaves);
    } else if (value != null) {
      leaf(owner, id, -1, value, leaves);
    }
  }

  private void leaf(
      DraftStruct owner, String id, int index, @Nullable Object value, Set<NumberLeaf> leaves) {
    int radix = texts.radix(owner.view(), owner.view().requireField(id));
    if (value instanceof Scalar || (value instanceof Blob && radix > 0)) {
      leaves.add(new NumberLeaf(owner, id, index, radix));
    }
  }

  /** The number for {@code leaf}, nearest to a linear estimate, or null. */
  @Nullable Long solve(NumberLeaf leaf, long wanted, LongPredicate enough) {
    Object before = leaf.value();
    try {
      for (long number : numbers(leaf, leaf.number(), wanted)) {
        Long result = with(leaf, number, before);
        if (result != null && enough.test(result)) {
          return number;
        }
      }
      return null;
    } finally {
      leaf.set(before);
    }
  }

  private Set<Long> numbers(NumberLeaf leaf, long before, long wanted) {
    Set<Long> numbers = new LinkedHashSet<>();
    Object value = leaf.value();
    Long here = with(leaf, before, value);
    Long next = with(leaf, before + 1, value);
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

  /** The value of the expression with {@code number}; null if it has none. */
  private @Nullable Long with(NumberLeaf leaf, long number, Object before) {
    leaf.set(before);
    Value value = leaf.of(number);
    if (value == null) {
      return null;
    }
    leaf.set(value);
    try {
      return Operators.whole(Evaluator.in(draft).of(tree));
    } catch (UnknownValue e) {
      return null;
    }
  }
}
