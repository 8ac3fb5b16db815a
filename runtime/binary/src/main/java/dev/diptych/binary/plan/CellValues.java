package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.expression.Array;
import dev.diptych.binary.expression.Cells;
import dev.diptych.binary.expression.Text;
import dev.diptych.binary.packing.Zlib;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.Input;
import dev.diptych.model.adapter.Adapter;
import dev.diptych.model.derive.Sizes;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Converts the values of fields in cells to those of a document.
 *
 * @param structs converts structs
 * @param sizes receives the sizes of packed values
 */
record CellValues(StructValues structs, Sizes sizes) {
  private static final Scalar DEFAULT = Scalar.of(Zlib.DEFAULT_LEVEL);

  /** The value of a field; null if it is absent. */
  @Nullable Value of(Slots at, Member member) {
    int slot = member.slot();
    if (member.form() == Form.NUMBER && !member.repeated()) {
      return Scalar.of(at.bits(slot));
    }
    if (member.form() == Form.PACKING) {
      return packing(at, member);
    }
    if (member.form() == Form.ROWS) {
      Bytes rows = (Bytes) requireNonNull(at.object(slot));
      return new Table(requireNonNull(member.rows()), rows.buffer());
    }
    return member.repeated() ? elements(at, member) : element(at, member, at, slot);
  }

  private Sequence elements(Slots at, Member member) {
    Array array = (Array) requireNonNull(at.object(member.slot()));
    Value[] elements = new Value[array.size()];
    for (int i = 0; i < elements.length; i++) {
      // Elements without a case are rejected when they are decoded.
      elements[i] = requireNonNull(element(at, member, array, i));
    }
    return new Sequence(List.of(elements));
  }

  private @Nullable Value element(Slots at, Member member, Cells cells, int cell) {
    if (member.form() == Form.NUMBER) {
      return Scalar.of(cells.bits(cell));
    }
    Object object = cells.object(cell);
    if (object == null) {
      return null;
    }
    Value value =
        switch (member.form()) {
          case STRUCT -> structs.of((Slots) object);
          case CHOICE -> choice(at, member, object, cells, cell);
          default -> plain(at, member, cells, cell);
        };
    if (member.packed()) {
      sizes.put(value, content(object).source().length());
    }
    return value;
  }

  private Value choice(Slots at, Member member, Object object, Cells cells, int cell) {
    return object instanceof Slots struct
        ? structs.of(struct)
        : boxed(at, member.cases().get(cells.chosen(cell)), object, cells.bits(cell));
  }

  /** The number or the bytes in a cell of a field that is no struct in the document. */
  static Value plain(Slots at, Member member, Cells cells, int cell) {
    if (member.form() == Form.NUMBER) {
      return Scalar.of(cells.bits(cell));
    }
    Object object = requireNonNull(cells.object(cell));
    return member.form() == Form.VARINT
        ? varint(at, (Type.Varint) member.field().type(), (Slots) object)
        : blob(at, member.form(), bytes(object));
  }

  private static Value boxed(Slots at, StructType box, Object object, long bits) {
    Form form = Form.of(box.fields().get(0));
    Value value = form == Form.NUMBER ? Scalar.of(bits) : blob(at, form, bytes(object));
    return StructValues.boxed(box, value);
  }

  private static Bytes bytes(Object object) {
    return object instanceof Text text ? text.bytes() : (Bytes) object;
  }

  private static Blob blob(Slots at, Form form, Bytes value) {
    Bytes kept = form == Form.FRAMED ? value.source() : value;
    // What is unpacked was counted when it was unpacked.
    at.spend(value.source().length());
    return new Blob(kept.copy());
  }

  /** The number, or its bytes if the adapter would encode it differently. */
  private static Value varint(Slots at, Type.Varint type, Slots struct) {
    Input in = struct.input();
    Bytes whole = struct.alone() ? in.all().source() : in.range(struct.start(), struct.end());
    at.spend(whole.length());
    byte[] bytes = whole.copy();
    Adapter adapter = Adapter.named(type.adapter());
    Long number = adapter.decode(bytes);
    return number != null && Arrays.equals(adapter.encode(number), bytes)
        ? Scalar.of(number)
        : new Blob(bytes);
  }

  /** A level or packed bytes for each element of a packed field; null if all have the default. */
  private static @Nullable Value packing(Slots at, Member member) {
    Object packed = at.object(member.slot());
    if (packed == null) {
      return null;
    }
    if (!(packed instanceof Array array)) {
      Value way = packing(at, content(packed));
      return way.equals(DEFAULT) ? null : way;
    }
    Value[] ways = new Value[array.size()];
    for (int i = 0; i < ways.length; i++) {
      ways[i] = packing(at, content(requireNonNull(array.object(i))));
    }
    return Arrays.stream(ways).allMatch(DEFAULT::equals) ? null : new Sequence(List.of(ways));
  }

  private static Value packing(Slots at, Bytes content) {
    Bytes source = content.source();
    at.spend(source.length());
    byte[] packed = source.copy();
    int level = Zlib.level(content.copy(), packed);
    return level < 0 ? new Blob(packed) : Scalar.of(level);
  }

  /** The bytes of a packed value after they are unpacked. */
  private static Bytes content(Object object) {
    return object instanceof Slots struct ? struct.input().all() : bytes(object);
  }
}
