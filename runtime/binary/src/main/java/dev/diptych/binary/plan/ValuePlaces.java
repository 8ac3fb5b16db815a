package dev.diptych.binary.plan;

import dev.diptych.binary.decode.LocationNode;
import dev.diptych.binary.expression.Array;
import dev.diptych.binary.expression.Cells;
import dev.diptych.binary.expression.Text;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.Input;
import dev.diptych.model.schema.RecordLayout;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The places of the values of a document, from a file that was decoded with a trace.
 *
 * @param trace where fields and elements are
 */
record ValuePlaces(Trace trace) {
  /** Adds the places of all fields of a struct. */
  void add(Slots at, LocationNode node) {
    for (Member member : at.plan().shape().members()) {
      if (member.form() != Form.PACKING && at.shown(member.slot())) {
        field(at, member, node);
      }
    }
  }

  private void field(Slots at, Member member, LocationNode owner) {
    int slot = member.slot();
    Range range = member.instance() ? at.range(slot) : trace.get(at, slot);
    Object value = at.object(slot);
    if (range == null || (value == null && member.form() == Form.CHOICE)) {
      return;
    }
    LocationNode node = owner.field(member.field().id());
    locate(node, range);
    RecordLayout rows = member.rows();
    if (rows != null) {
      if (range.in().inFile()) {
        node.stride(rows.stride());
      }
    } else if (value instanceof Array array && member.repeated()) {
      for (int i = 0; i < array.size(); i++) {
        Range element = Objects.requireNonNull(trace.get(array, i));
        LocationNode inner = node.element();
        locate(inner, element);
        value(member, array, i, element, inner);
      }
    } else {
      value(member, at, slot, range, node);
    }
  }

  private void value(Member member, Cells cells, int at, Range range, LocationNode node) {
    boolean choice = member.form() == Form.CHOICE;
    Object value = cells.object(at) instanceof Text text ? text.bytes() : cells.object(at);
    if (value instanceof Slots struct && (choice || member.form() == Form.STRUCT)) {
      if (struct.alone()) {
        extent(node, struct.input(), 0, struct.input().size());
      } else {
        extent(node, range.in(), range.start(), range.end());
      }
      add(struct, node);
    } else if (choice) {
      extent(node, range.in(), range.start(), end(value, range));
      locate(node.field("value"), range);
    }
  }

  /** Where a value ends that is no struct: before its terminator and padding within a size. */
  private static int end(@Nullable Object value, Range range) {
    return value instanceof Bytes bytes && bytes.length() < bytes.source().length()
        ? range.start() + bytes.length()
        : range.end();
  }

  private static void extent(LocationNode node, Input in, int start, int end) {
    if (in.inFile()) {
      node.struct(in.fileOffset(start), in.fileOffset(end));
    }
  }

  private static void locate(LocationNode node, Range range) {
    if (range.in().inFile()) {
      node.start(range.in().fileOffset(range.start()));
    }
  }
}
