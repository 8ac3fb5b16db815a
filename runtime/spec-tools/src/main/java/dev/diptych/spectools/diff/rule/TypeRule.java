package dev.diptych.spectools.diff.rule;

import dev.diptych.compiler.ir.FieldType;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.Stored;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;

/**
 * {@code type-changed}: a field is stored as something else: another width, byte order, sign or
 * kind. Old texts read on where the new type has all the numbers of the old one.
 */
final class TypeRule implements FieldRule {
  @Override
  public void compare(FieldPair fields, Changes changes) {
    Stored before = new Stored(fields.structs().specs().old());
    Stored after = new Stored(fields.structs().specs().now());
    boolean bytes = !kind(before, fields.old()).equals(kind(after, fields.now()));
    boolean texts = !Numbers.contained(fields.old().field().type(), fields.now().field().type());
    if (bytes || texts) {
      String message =
          FieldPair.change("it", words(before, fields.old()), words(after, fields.now()));
      changes.report("type-changed", Impact.of(bytes, texts), fields, "type", message);
    }
  }

  /** What the bytes are; how many there are of a byte field or of a text is told elsewhere. */
  private static String kind(Stored stored, FieldView view) {
    Type type = view.field().type();
    if (type instanceof Type.Bytes || type instanceof Type.Text) {
      return "bytes";
    }
    return type instanceof Type.Nested ? "struct" : words(stored, view);
  }

  private static String words(Stored stored, FieldView view) {
    String order = "";
    if (view.node() != null && view.node().type() instanceof FieldType.Bits bits) {
      order = bits.little() ? "le" : "be";
    }
    return stored.element(view) + order;
  }
}
