package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.expression.Array;
import dev.diptych.binary.expression.Cells;
import dev.diptych.binary.expression.Text;
import dev.diptych.binary.expression.TextEncoding;
import dev.diptych.binary.packing.Zlib;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Packs the elements of one field before the file is encoded: lengths depend on their size.
 *
 * @param cells fills structs
 * @param at the struct with the field, whose cells are filled
 * @param member the field
 */
record Packing(StructCells cells, Slots at, Member member) {
  /**
   * Packs.
   *
   * @param value the elements
   * @param ways their levels or packed bytes; null for the default level
   * @param completion receives the packed bytes
   */
  void pack(Value value, @Nullable Value ways, Completion completion) {
    List<Value> all = value instanceof Sequence many ? many.elements() : List.of(value);
    List<Value> way =
        ways == null ? List.of() : ways instanceof Sequence many ? many.elements() : List.of(ways);
    for (int i = 0; i < all.size(); i++) {
      int index = value instanceof Sequence ? i : -1;
      Bytes packed = completion.packed(all.get(i));
      if (packed == null) {
        packed = packed(content(all.get(i), index), i < way.size() ? way.get(i) : null);
        completion.packed(all.get(i), packed);
      }
      remember(index, all.get(i), packed);
    }
  }

  private Bytes content(Value value, int index) {
    Step step = step(value);
    return step instanceof BytesStep
        ? Bytes.of(plain(value).bytes())
        : cells.alone(at, member, (Struct) value, index);
  }

  /** The step of a value: that of its case if it is one of a switch. */
  private Step step(Value value) {
    return at.plan().inner(member.slot()) instanceof SwitchStep choice
        ? choice.steps().get(member.cases().indexOf(((Struct) value).type()))
        : at.plan().inner(member.slot());
  }

  /** The bytes of a value that is no struct in the file; those of a case are in a box. */
  private static Blob plain(Value value) {
    return (Blob) (value instanceof Struct box ? requireNonNull(box.get(0)) : value);
  }

  private Bytes packed(Bytes content, @Nullable Value way) {
    byte[] plain = content.copy();
    if (!(way instanceof Blob given)) {
      int level = way instanceof Scalar one ? Math.toIntExact(one.bits()) : Zlib.DEFAULT_LEVEL;
      return Bytes.of(Zlib.packed(plain, level));
    }
    byte[] packed = given.bytes();
    try {
      if (!Zlib.holds(packed, plain)) {
        throw new RejectedException(
            "inconsistent", "the packed bytes given for it do not decompress to it");
      }
    } catch (RejectedException e) {
      throw at.contradiction(member.slot(), e);
    }
    return Bytes.of(packed);
  }

  /** Keeps the packed bytes in the cell. */
  private void remember(int index, Value value, Bytes packed) {
    Cells to = index < 0 ? at : (Array) requireNonNull(at.object(member.slot()));
    int cell = index < 0 ? member.slot() : index;
    if (!(step(value) instanceof BytesStep step)) {
      ((Slots) requireNonNull(to.object(cell))).own(cells.own((Struct) value));
      return;
    }
    Bytes content = Bytes.of(plain(value).bytes()).takenFrom(packed);
    TextEncoding encoding = step.encoding();
    to.object(cell, encoding == null ? content : new Text(content, encoding));
  }
}
