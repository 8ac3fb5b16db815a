package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.expression.Array;
import dev.diptych.binary.expression.Cells;
import dev.diptych.binary.expression.Text;
import dev.diptych.binary.expression.TextEncoding;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.records.InvalidDataException;
import dev.diptych.records.Packings;
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
    if (value instanceof Blob blob) {
      return Bytes.of(blob.bytes());
    }
    return cells.alone(at, member, (Struct) value, index);
  }

  private Bytes packed(Bytes content, @Nullable Value way) {
    Packings packings = new Packings();
    String id = member.field().id();
    if (way instanceof Scalar level) {
      packings.level(id, 0, Math.toIntExact(level.bits()));
    } else if (way instanceof Blob bytes) {
      packings.bytes(id, 0, bytes.bytes());
    }
    try {
      return Bytes.of(packings.pack(id, 0, content.copy()));
    } catch (InvalidDataException e) {
      throw at.contradiction(member.slot(), new RejectedException(e.code(), e.getMessage()));
    }
  }

  /** Keeps the packed bytes in the cell. */
  private void remember(int index, Value value, Bytes packed) {
    Cells to = index < 0 ? at : (Array) requireNonNull(at.object(member.slot()));
    int cell = index < 0 ? member.slot() : index;
    if (value instanceof Struct struct) {
      ((Slots) requireNonNull(to.object(cell))).own(cells.own(struct));
      return;
    }
    Bytes content = Bytes.of(((Blob) value).bytes()).takenFrom(packed);
    TextEncoding encoding = ((BytesStep) at.plan().inner(member.slot())).encoding();
    to.object(cell, encoding == null ? content : new Text(content, encoding));
  }
}
