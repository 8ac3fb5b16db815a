package dev.diptych.spectools.diff.rule;

import dev.diptych.ir.Extent;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;

/**
 * Fields of blocks whose names no text contains that Diptych prints. The printer omits a value that
 * is equal to its derived value or to the default of its field, and the rows of the block itself
 * have no name.
 */
final class PrintedNames {
  private static final int MAX_DEPTH = 20;

  private final SpecView spec;

  private PrintedNames(SpecView spec) {
    this.spec = spec;
  }

  /** Whether the text never contains the name of {@code field} of {@code owner}. */
  static boolean isNever(SpecView spec, StructView owner, FieldView field) {
    PrintedNames names = new PrintedNames(spec);
    return names.isConstant(field, 0) || names.isRows(owner, field);
  }

  /**
   * Whether {@code field} has only one value: a constant, or a struct of constants, which is its
   * own default.
   */
  private boolean isConstant(FieldView field, int depth) {
    Node.Field node = field.node();
    if (node == null || field.field().optional() || field.field().repeated()) {
      return false;
    }
    if (!(node.type() instanceof FieldType.User user)) {
      return isConstant(field.field().derivation());
    }
    return isWhole(user)
        && depth < MAX_DEPTH
        && field.field().type() instanceof Type.Nested nested
        && spec.struct(nested.struct()).fields().stream()
            .allMatch(each -> isConstant(each, depth + 1));
  }

  private static boolean isConstant(Derivation derivation) {
    return derivation instanceof Derivation.ConstantNumber
        || derivation instanceof Derivation.ConstantBytes;
  }

  /** Whether all bytes of the type are described: it has no substream with more of them. */
  private static boolean isWhole(FieldType.User user) {
    return user.extent() == null && user.transform() == null && !user.opaque();
  }

  /**
   * Whether the elements of {@code field} are the rows of the block itself. An element is printed
   * as a block, with the name, where it has more than its cells: never if each other value of it is
   * determined. An empty list is the default of a field that is not optional.
   */
  private boolean isRows(StructView owner, FieldView field) {
    int rows = spec.shapes().of(owner.type()).rows();
    Repeat repeat = field.field().repeat();
    boolean known = repeat instanceof Repeat.Counted || repeat instanceof Repeat.Fixed;
    return rows >= 0
        && owner.type().fields().get(rows).equals(field.field())
        && owner.type().zips().isEmpty()
        && known
        && !field.field().optional()
        && field.node() != null
        && field.node().type() instanceof FieldType.User user
        && isRow(user, 0);
  }

  private boolean isRow(FieldType.User user, int depth) {
    StructView struct = isWhole(user) && depth < MAX_DEPTH ? spec.struct(user.name()) : null;
    return struct != null
        && struct.fields().stream()
            .allMatch(
                each ->
                    each.node() != null
                        && !each.field().storage().instance()
                        && (each.field().derived()
                            ? isDetermined(struct, each)
                            : !(each.node().type() instanceof FieldType.User inner)
                                || isRow(inner, depth + 1)));
  }

  /** Whether the derived {@code field} always has its derived value: a constant, or a length. */
  private static boolean isDetermined(StructView struct, FieldView field) {
    Derivation derivation = field.field().derivation();
    if (!(derivation instanceof Derivation.LengthOf length)) {
      return isConstant(derivation);
    }
    Node.Field measured = struct.requireField(length.field()).node();
    return measured != null
        && measured.condition() == null
        && !measured.repeated()
        && measured.type().transform() == null
        && (measured.type() instanceof FieldType.Bytes || measured.type() instanceof FieldType.Text)
        && measured.type().extent() instanceof Extent.Sized sized
        && !sized.frame().present();
  }
}
