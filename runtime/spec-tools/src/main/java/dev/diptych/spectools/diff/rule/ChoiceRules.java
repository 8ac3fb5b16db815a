package dev.diptych.spectools.diff.rule;

import static java.util.Objects.requireNonNull;

import dev.diptych.compiler.schema.Choice;
import dev.diptych.ir.Expr;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import dev.diptych.spectools.describe.Cases;
import dev.diptych.spectools.describe.Cases.Case;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.CasePairs;
import dev.diptych.spectools.diff.pair.FieldPair;
import dev.diptych.spectools.diff.pair.SpecPair;
import dev.diptych.spectools.diff.pair.StructPair;
import dev.diptych.spectools.diff.value.Values;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Changes of switches and of arguments. */
final class ChoiceRules {
  private ChoiceRules() {}

  /** {@code selector-changed}: another expression selects the case of a field. */
  static void selector(FieldPair fields, Changes changes) {
    boolean switches = fields.before().choice() != null && fields.after().choice() != null;
    if (switches && !fields.same(field -> requireNonNull(Choice.of(field)).on())) {
      String message =
          FieldPair.change(
              "its selector",
              fields.before().requireChoice().on().source(),
              fields.after().requireChoice().on().source());
      changes.report("selector-changed", fields, "type", ChoiceRules::selector, message);
    }
  }

  private static Impact selector(FieldPair fields) {
    boolean texts = Cases.decided(fields.before()) || Cases.decided(fields.after());
    boolean same = fields.sameInFiles(field -> requireNonNull(Choice.of(field)).on());
    return same ? Impact.COMPATIBLE : Impact.of(true, texts);
  }

  /**
   * {@code case-added}, {@code case-removed}, {@code case-changed}: a value selects another struct,
   * or none. It breaks files that can have the value.
   */
  static void cases(FieldPair fields, Changes changes) {
    if (fields.before().choice() == null || fields.after().choice() == null) {
      return;
    }
    for (CasePairs.CasePair each : CasePairs.of(fields)) {
      Case before = each.before();
      Case after = each.after();
      if (before == null) {
        added(fields, requireNonNull(after), changes);
      } else if (after == null) {
        removed(fields, before, changes);
      } else if (!nature(fields, before, after)) {
        String message = FieldPair.change(after.value(), before.kind(), after.kind());
        changes.report("case-changed", fields, "type", selects(before, after), message);
      }
    }
  }

  private static void removed(FieldPair fields, Case before, Changes changes) {
    String message = before.value() + " was " + before.kind() + " and no longer has a case";
    changes.report("case-removed", fields, "type", selects(before, null), message);
  }

  private static void added(FieldPair fields, Case after, Changes changes) {
    boolean taken = others(fields.before());
    String before = taken ? ", and was taken by the case for all others" : "";
    String message = after.value() + " is " + after.kind() + before;
    changes.report("case-added", fields, "type", selects(null, after), message);
  }

  /** Breaks both faces where a file can have the value of a case of the first spec, or second. */
  private static Function<FieldPair, Impact> selects(@Nullable Case before, @Nullable Case after) {
    return fields -> {
      StructPair structs = fields.structs();
      SpecPair specs = structs.specs();
      Values on = specs.beforeValues(structs.before(), fields.before().requireChoice().on().tree());
      Case known = before == null ? requireNonNull(after) : before;
      if (known.choice().otherwise()) {
        // It is selected if some value has no other case.
        return possible(!(on instanceof Values.Listed) || !covered(fields, on));
      }
      boolean own = Cases.of(structs.before(), fields.before()).contains(known);
      Expr tree = known.choice().value().tree();
      Object value =
          (own
                  ? specs.beforeValues(structs.before(), tree)
                  : specs.afterValues(structs.after(), tree))
              .single();
      return possible(value == null || on.mayBe(value));
    };
  }

  private static Impact possible(boolean breaks) {
    return Impact.of(breaks, breaks);
  }

  /** Whether each of the values {@code on} has a case that is not the default case. */
  private static boolean covered(FieldPair fields, Values on) {
    StructPair structs = fields.structs();
    Set<Object> values = new HashSet<>();
    for (Case each : Cases.of(structs.before(), fields.before())) {
      Object value =
          structs.specs().beforeValues(structs.before(), each.choice().value().tree()).single();
      if (value != null) {
        values.add(value);
      }
    }
    return on instanceof Values.Listed listed && values.containsAll(listed.values());
  }

  private static boolean others(FieldView field) {
    return field.requireChoice().cases().stream().anyMatch(Choice.Case::otherwise);
  }

  /** Whether both are structs, or both are plain values. */
  private static boolean nature(FieldPair fields, Case was, Case is) {
    boolean box = fields.structs().specs().before().struct(was.struct()).box();
    boolean after = fields.structs().specs().after().struct(is.struct()).box();
    return box == after;
  }

  /**
   * {@code arguments-changed}: a struct gets other arguments, or another parent, so that its
   * expressions may have other values.
   */
  static void arguments(FieldPair fields, Changes changes) {
    boolean structs = user(fields.before()) && user(fields.after());
    if (structs && !fields.same(ChoiceRules::given)) {
      String message = fields.change("its arguments", view -> view.written().type());
      changes.report(
          "arguments-changed",
          fields,
          "type",
          each -> possible(!each.sameInFiles(ChoiceRules::given)),
          message);
    }
  }

  private static boolean user(FieldView view) {
    return view.node() != null && view.node().type() instanceof FieldType.User;
  }

  private static Object given(Node.Field field) {
    FieldType.User user = (FieldType.User) field.type();
    return Arrays.asList(user.arguments(), user.parent() == null ? List.of() : user.parent());
  }
}
