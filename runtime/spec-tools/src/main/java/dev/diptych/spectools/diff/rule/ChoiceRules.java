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
    boolean switches = fields.old().choice() != null && fields.now().choice() != null;
    if (switches && !fields.same(field -> requireNonNull(Choice.of(field)).on())) {
      String message =
          FieldPair.change(
              "its selector",
              fields.old().requireChoice().on().source(),
              fields.now().requireChoice().on().source());
      changes.report("selector-changed", fields, "type", ChoiceRules::selector, message);
    }
  }

  private static Impact selector(FieldPair fields) {
    boolean texts = Cases.decided(fields.old()) || Cases.decided(fields.now());
    boolean same = fields.sameInFiles(field -> requireNonNull(Choice.of(field)).on());
    return same ? Impact.COMPATIBLE : Impact.of(true, texts);
  }

  /**
   * {@code case-added}, {@code case-removed}, {@code case-changed}: a value selects another struct,
   * or none. It breaks files that can have the value.
   */
  static void cases(FieldPair fields, Changes changes) {
    if (fields.old().choice() == null || fields.now().choice() == null) {
      return;
    }
    for (CasePairs.CasePair each : CasePairs.of(fields)) {
      Case old = each.old();
      Case now = each.now();
      if (old == null) {
        added(fields, requireNonNull(now), changes);
      } else if (now == null) {
        gone(fields, old, changes);
      } else if (!nature(fields, old, now)) {
        String message = FieldPair.change(now.value(), old.kind(), now.kind());
        changes.report("case-changed", fields, "type", selects(old, now), message);
      }
    }
  }

  private static void gone(FieldPair fields, Case old, Changes changes) {
    String message = old.value() + " was " + old.kind() + " and no longer has a case";
    changes.report("case-removed", fields, "type", selects(old, null), message);
  }

  private static void added(FieldPair fields, Case now, Changes changes) {
    boolean taken = others(fields.old());
    String before = taken ? ", and was taken by the case for all others" : "";
    String message = now.value() + " is " + now.kind() + before;
    changes.report("case-added", fields, "type", selects(null, now), message);
  }

  /** Breaks both faces where a file can have the value of a case of the first spec, or second. */
  private static Function<FieldPair, Impact> selects(@Nullable Case old, @Nullable Case now) {
    return fields -> {
      StructPair structs = fields.structs();
      SpecPair specs = structs.specs();
      Values on = specs.before(structs.old(), fields.old().requireChoice().on().tree());
      Case known = old == null ? requireNonNull(now) : old;
      if (known.choice().otherwise()) {
        // It is selected if some value has no other case.
        return possible(!(on instanceof Values.Listed) || !covered(fields, on));
      }
      boolean own = Cases.of(structs.old(), fields.old()).contains(known);
      Expr tree = known.choice().value().tree();
      Object value =
          (own ? specs.before(structs.old(), tree) : specs.after(structs.now(), tree)).single();
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
    for (Case each : Cases.of(structs.old(), fields.old())) {
      Object value = structs.specs().before(structs.old(), each.choice().value().tree()).single();
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
    boolean box = fields.structs().specs().old().struct(was.struct()).box();
    boolean now = fields.structs().specs().now().struct(is.struct()).box();
    return box == now;
  }

  /**
   * {@code arguments-changed}: a struct gets other arguments, or another parent, so that its
   * expressions may have other values.
   */
  static void arguments(FieldPair fields, Changes changes) {
    boolean structs = user(fields.old()) && user(fields.now());
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
