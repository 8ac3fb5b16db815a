package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.expression.Array;
import dev.diptych.binary.expression.Cells;
import dev.diptych.binary.expression.Text;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.Input;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.model.adapter.Adapter;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Type;
import java.util.List;

/**
 * Converts values of a document to those in cells: the opposite of {@link CellValues}.
 *
 * @param structs converts structs
 */
record ValueCells(StructCells structs) {
  /** Puts the value of a field into its cell; returns the value, complete. */
  Value put(Slots at, Member member, Value value) {
    int slot = member.slot();
    if (value instanceof Table table) {
      at.object(slot, Bytes.of(table.shared()));
      return value;
    }
    return value instanceof Sequence sequence
        ? elements(at, member, sequence)
        : element(at, member, value, at, slot, -1);
  }

  private Value elements(Slots at, Member member, Sequence sequence) {
    List<Value> values = sequence.elements();
    Array array = new Array(requireNonNull(at.type(member.slot()).element()), values.size());
    at.object(member.slot(), array);
    structs.visible(at, member);
    Value[] complete = null;
    for (int i = 0; i < values.size(); i++) {
      Value whole;
      try {
        whole = element(at, member, values.get(i), array, array.next(), i);
      } finally {
        array.size(i + 1);
      }
      if (whole != values.get(i)) {
        complete = complete == null ? values.toArray(Value[]::new) : complete;
        complete[i] = whole;
      }
    }
    return complete == null ? sequence : new Sequence(List.of(complete));
  }

  private Value element(Slots at, Member member, Value value, Cells to, int cell, int index) {
    Step step = at.plan().inner(member.slot());
    if (step instanceof SwitchStep choice) {
      return chosen(at, member, (Struct) value, choice, to, cell, index);
    }
    if (!(step instanceof StructStep struct)) {
      plain(step, value, to, cell, member.form() == Form.FRAMED);
      return value;
    }
    if (member.form() == Form.VARINT) {
      to.object(cell, varint(at, member, struct, value, index));
      return value;
    }
    return structs.put(at, member, struct, (Struct) value, to, cell, index);
  }

  private Value chosen(
      Slots at, Member member, Struct value, SwitchStep choice, Cells to, int cell, int index) {
    int found = member.cases().indexOf(value.type());
    if (found < 0) {
      throw at.contradiction(
          member.slot(), index, new RejectedException("inconsistent", "it is no case of the spec"));
    }
    Step step = choice.steps().get(found);
    if (step instanceof StructStep struct) {
      return structs.put(at, member, struct, value, to, cell, index);
    }
    Array one = new Array(choice.types().get(found), 1);
    Value only = value.get(0);
    if (only == null) {
      throw at.contradiction(
          member.slot(),
          index,
          new RejectedException("inconsistent", "it is missing, but the spec requires it"));
    }
    boolean framed = Form.of(value.type().fields().get(0)) == Form.FRAMED;
    plain(step, only, one, one.next(), framed);
    long bits = only instanceof Scalar scalar ? scalar.bits() : 0;
    to.chosen(cell, found, requireNonNull(one.value(0)), bits);
    return value;
  }

  private static void plain(Step step, Value value, Cells to, int cell, boolean framed) {
    if (value instanceof Scalar scalar) {
      number(step, scalar.bits(), to, cell);
      return;
    }
    Bytes bytes = Bytes.of(((Blob) value).bytes());
    BytesStep kind = (BytesStep) step;
    Bytes content = framed ? unframed(kind.bounds(), bytes) : bytes;
    to.object(cell, kind.encoding() == null ? content : new Text(content, kind.encoding()));
  }

  /** The value in all bytes of a field; nothing is added to them. */
  private static Bytes unframed(Bounds bounds, Bytes whole) {
    if (bounds.framed() == null && bounds.process() == null) {
      return whole;
    }
    Bytes value = bounds.unframed(whole);
    return value.isTaken() ? value : value.takenFrom(whole);
  }

  private static void number(Step step, long bits, Cells to, int cell) {
    if (step instanceof NumberStep number) {
      number.put(to, cell, bits);
    } else {
      to.unsigned(cell, bits);
    }
  }

  /** A struct that is a number in the document: its fields are those that its bytes give. */
  private Slots varint(Slots at, Member member, StructStep step, Value value, int index) {
    byte[] bytes =
        value instanceof Blob blob
            ? blob.bytes()
            : Adapter.named(((Type.Varint) member.field().type()).adapter())
                .encode(((Scalar) value).bits());
    if (bytes == null) {
      throw at.contradiction(
          member.slot(), index, new RejectedException("too-many", "it cannot be encoded"));
    }
    try {
      return structs.decoded(at, member.slot(), step.plan(), new Input(Bytes.of(bytes)), index);
    } catch (RejectedException e) {
      throw at.contradiction(member.slot(), index, e);
    }
  }
}
