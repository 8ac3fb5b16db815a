package dev.diptych.spectools.diff.pair;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Expression;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.diff.value.Evaluation;
import dev.diptych.spectools.diff.value.Simplification;
import dev.diptych.spectools.diff.value.Values;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Compares the meaning of parts of two specs. */
final class Meaning {
  private static final int MAX_COMBINATIONS = 1 << 12;

  private final Evaluation beforeValues;
  private final Evaluation afterValues;
  private final Normalization oldNames;
  private final Normalization newNames;

  Meaning(SpecPair specs, Evaluation beforeValues, Evaluation afterValues) {
    Map<String, String> renamed = new HashMap<>();
    for (StructPair struct : specs.structs()) {
      for (FieldPair field : struct.fields()) {
        if (!field.before().field().id().equals(field.after().field().id())) {
          renamed.put(field.before().field().id(), field.after().field().id());
        }
      }
    }
    this.beforeValues = beforeValues;
    this.afterValues = afterValues;
    this.oldNames = new Normalization(specs.before().spec(), renamed);
    this.newNames = new Normalization(specs.after().spec(), Map.of());
  }

  /** Whether two parts have the same meaning in all files. */
  boolean same(@Nullable Object one, @Nullable Object other) {
    return Objects.equals(oldNames.of(one), newNames.of(other));
  }

  /** Whether two parts have the same meaning in files of the old spec. */
  boolean sameInFiles(StructPair structs, @Nullable Object one, @Nullable Object other) {
    if (one instanceof List<?> many && other instanceof List<?> others) {
      boolean all = many.size() == others.size();
      for (int i = 0; all && i < many.size(); i++) {
        all = sameInFiles(structs, many.get(i), others.get(i));
      }
      return all;
    }
    Expr before = expression(one);
    Expr after = expression(other);
    return (before == null || after == null)
        ? same(one, other)
        : sameExpressions(structs, before, after);
  }

  private static @Nullable Expr expression(@Nullable Object part) {
    if (part instanceof Expression expression) {
      return expression.tree();
    }
    return part instanceof Expr expression ? expression : null;
  }

  private boolean sameExpressions(StructPair structs, Expr one, Expr other) {
    Expr before = new Simplification(beforeValues).of(structs.before(), one);
    Expr after = new Simplification(afterValues).of(structs.after(), other);
    return same(before, after) || alwaysEqual(structs, before, after);
  }

  /** Whether both have the same result for each combination of the values of their fields. */
  private boolean alwaysEqual(StructPair structs, Expr before, Expr after) {
    Map<Expr, Values> fields = new LinkedHashMap<>();
    collect(beforeValues, structs.before(), oldNames, before, fields);
    collect(afterValues, structs.after(), newNames, after, fields);
    List<Map<Expr, Values>> combinations = combinations(fields);
    Expr one = (Expr) Objects.requireNonNull(oldNames.of(before));
    Expr other = (Expr) Objects.requireNonNull(newNames.of(after));
    return !combinations.isEmpty()
        && combinations.stream()
            .allMatch(
                values -> {
                  Object result = afterValues.of(structs.after(), one, values).single();
                  return result != null
                      && result.equals(afterValues.of(structs.after(), other, values).single());
                });
  }

  private static void collect(
      Evaluation evaluation,
      StructView from,
      Normalization names,
      Expr tree,
      Map<Expr, Values> fields) {
    if (tree instanceof Expr.Name || tree instanceof Expr.Attribute) {
      Expr key = (Expr) Objects.requireNonNull(names.of(tree));
      fields.putIfAbsent(key, evaluation.of(from, tree));
    } else {
      tree.children().forEach(child -> collect(evaluation, from, names, child, fields));
    }
  }

  /** All combinations of single values; none if there are too many. */
  private static List<Map<Expr, Values>> combinations(Map<Expr, Values> fields) {
    List<Map<Expr, Values>> all = List.of(Map.of());
    for (Map.Entry<Expr, Values> field : fields.entrySet()) {
      if (!(field.getValue() instanceof Values.Listed listed)
          || (long) all.size() * listed.values().size() > MAX_COMBINATIONS) {
        return List.of();
      }
      List<Map<Expr, Values>> more = new ArrayList<>();
      for (Map<Expr, Values> each : all) {
        for (Object value : listed.values()) {
          Map<Expr, Values> next = new HashMap<>(each);
          next.put(field.getKey(), Values.of(value));
          more.add(next);
        }
      }
      all = more;
    }
    return all;
  }
}
