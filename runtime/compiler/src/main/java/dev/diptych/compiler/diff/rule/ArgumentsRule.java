package dev.diptych.compiler.diff.rule;

import dev.diptych.compiler.diff.change.Changes;
import dev.diptych.compiler.diff.change.Impact;
import dev.diptych.compiler.diff.pair.FieldPair;
import dev.diptych.compiler.schema.Attribute;
import dev.diptych.compiler.view.FieldView;
import io.kaitai.struct.datatype.DataType;
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
      String message = fields.change("what it is given", "type");
      changes.report("arguments-changed", Impact.BOTH, fields, "type", message);
    }
  }

  private static boolean user(FieldView view) {
    return view.attribute() != null && view.attribute().type() instanceof DataType.UserType;
  }

  private static Object arguments(Attribute attribute) {
    DataType.UserType user = (DataType.UserType) attribute.type();
    return List.of(user.args(), user.forcedParent());
  }
}
