package dev.diptych.binary.plan;

import dev.diptych.binary.expression.Text;
import dev.diptych.binary.expression.TextEncoding;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.ir.ValueType;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Puts the values of the parameters of a file into the cells of its root. */
final class Arguments {
  /** The code of a parameter without a value. */
  static final String MISSING = "missing-parameter";

  private Arguments() {}

  /**
   * Puts the values of all parameters into their cells.
   *
   * @param given a root with these values; null if there are none
   */
  static void put(Slots root, @Nullable Struct given) {
    List<Member> members = root.plan().shape().members();
    for (int i = 0; i < members.size(); i++) {
      if (members.get(i).parameter()) {
        put(root, members.get(i), given == null ? null : given.get(i));
      }
    }
  }

  /** Puts a value of a document into the cell of a parameter: only a root has one. */
  static void put(Slots at, Member member, @Nullable Value value) {
    boolean root = at.depth() == 0;
    if (root && value == null) {
      throw at.contradiction(
          member.slot(),
          new RejectedException(MISSING, "it is a parameter of the format and has no value"));
    }
    if (!root && value != null) {
      throw at.contradiction(
          member.slot(),
          new RejectedException("inconsistent", "it is given by the spec here, not by the text"));
    }
    if (value instanceof Scalar scalar) {
      number(at, member.slot(), scalar.bits());
    } else if (value instanceof Blob blob) {
      Bytes bytes = Bytes.of(blob.bytes());
      boolean text = member.field().type() instanceof Type.Text;
      at.object(member.slot(), text ? new Text(bytes, encoding(member)) : bytes);
    }
  }

  private static TextEncoding encoding(Member member) {
    return TextEncoding.of(((Type.Text) member.field().type()).encoding());
  }

  private static void number(Slots at, int slot, long bits) {
    ValueType type = at.type(slot);
    ScalarKind number = type.number();
    if (type.bits() > 0 || (number != null && number.sort() == ScalarKind.Sort.UNSIGNED)) {
      at.unsigned(slot, bits);
    } else {
      at.number(slot, bits);
    }
  }
}
