package dev.diptych.spectools.diff.rule;

import dev.diptych.compiler.ir.FieldType;
import dev.diptych.compiler.ir.Node;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;
import java.util.Arrays;
import java.util.List;

/**
 * {@code arguments-changed}: a struct is given other values for its parameters, or another parent,
 * by which its expressions may come to something else.
 */
final class ArgumentsRule implements FieldRule {
  @Override
  public void compare(FieldPair fields, Changes changes) {
    boolean structs = user(fields.old()) && user(fields.now());
    if (structs && !fields.same(ArgumentsRule::arguments)) {
      String message = fields.change("what it is given", view -> view.written().type());
      changes.report("arguments-changed", Impact.BOTH, fields, "type", message);
    }
  }

  private static boolean user(FieldView view) {
    return view.node() != null && view.node().type() instanceof FieldType.User;
  }

  private static Object arguments(Node.Field field) {
    FieldType.User user = (FieldType.User) field.type();
    return Arrays.asList(user.arguments(), user.parent() == null ? List.of() : user.parent());
  }
}
