package dev.diptych.spectools.diff.rule;

import static java.util.Objects.requireNonNull;

import dev.diptych.compiler.ir.FieldType;
import dev.diptych.compiler.ir.Node;
import dev.diptych.compiler.schema.Choice;
import dev.diptych.spectools.describe.Cases;
import dev.diptych.spectools.describe.Cases.Case;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.CasePairs;
import dev.diptych.spectools.diff.pair.FieldPair;
import java.util.Arrays;
import java.util.List;

/** Changes of switches and of arguments. */
final class ChoiceRules {
  private ChoiceRules() {}

  /** {@code selector-changed}: another expression selects the case of a field. */
  static void selector(FieldPair fields, Changes changes) {
    boolean switches = fields.old().choice() != null && fields.now().choice() != null;
    if (switches && !fields.same(field -> requireNonNull(Choice.of(field)).on())) {
      boolean texts = Cases.decided(fields.old()) || Cases.decided(fields.now());
      String message =
          FieldPair.change(
              "its selector",
              fields.old().requireChoice().on().source(),
              fields.now().requireChoice().on().source());
      changes.report("selector-changed", Impact.of(true, texts), fields, "type", message);
    }
  }

  /**
   * {@code case-added}, {@code case-removed}, {@code case-changed}: a value selects another struct,
   * or none. A new case breaks nothing where its value selected nothing before.
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
        changes.report("case-changed", Impact.BOTH, fields, "type", message);
      }
    }
  }

  private static void gone(FieldPair fields, Case old, Changes changes) {
    String message = old.value() + " was " + old.kind() + " and no longer has a case";
    changes.report("case-removed", Impact.BOTH, fields, "type", message);
  }

  private static void added(FieldPair fields, Case now, Changes changes) {
    boolean taken = others(fields.old());
    String before = taken ? ", and was taken by the case for all others" : "";
    String message = now.value() + " is " + now.kind() + before;
    changes.report("case-added", Impact.of(taken, taken), fields, "type", message);
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
      changes.report("arguments-changed", Impact.BOTH, fields, "type", message);
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
