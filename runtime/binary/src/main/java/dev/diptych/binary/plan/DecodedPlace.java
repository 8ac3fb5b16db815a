package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.checksum.Region;
import dev.diptych.binary.checksum.StructPlace;
import dev.diptych.binary.decode.RowPlace;
import dev.diptych.binary.expression.Array;
import dev.diptych.binary.expression.Text;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.StructType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A struct of a decoded file, as checksums see it.
 *
 * @param at the struct
 * @param owner the struct that contains it; null for the root
 * @param path the path to it
 * @param range its bytes in the stream that contains it; null for the root
 * @param trace where fields and elements are
 * @param regions the bytes of streams
 */
record DecodedPlace(
    Slots at,
    @Nullable DecodedPlace owner,
    Path path,
    @Nullable Range range,
    Trace trace,
    StreamRegions regions)
    implements StructPlace {
  /** The root of a file that was decoded with a trace. */
  static DecodedPlace root(Slots root, Trace trace) {
    return new DecodedPlace(root, null, Path.ROOT, null, trace, new StreamRegions());
  }

  /** An element of a field. */
  private record Element(@Nullable Object value, Path path, Range range) {}

  @Override
  public StructType type() {
    return at.plan().shape().type();
  }

  @Override
  public @Nullable StructPlace parent() {
    return owner;
  }

  @Override
  public Region region() {
    return range == null || at.alone()
        ? regions.of(at.input(), 0, at.input().size())
        : region(range);
  }

  private Region region(Range of) {
    return regions.of(of.in(), of.start(), of.end());
  }

  private Member member(int index) {
    return at.plan().shape().members().get(index);
  }

  /** Where a field is; null if the document does not have it. */
  private @Nullable Range range(Member member) {
    int slot = member.slot();
    boolean absent =
        member.form() == Form.PACKING
            || !at.shown(slot)
            || (member.form() == Form.CHOICE && at.object(slot) == null);
    return absent ? null : member.instance() ? at.range(slot) : trace.get(at, slot);
  }

  @Override
  public @Nullable Region field(int index) {
    Range found = range(member(index));
    return found == null ? null : region(found);
  }

  private List<Element> elements(int index) {
    Member member = member(index);
    Range whole = range(member);
    if (whole == null || member.form() == Form.ROWS) {
      return List.of();
    }
    Path field = path.field(member.field().id());
    Object value = at.object(member.slot());
    if (!(value instanceof Array array && member.repeated())) {
      return List.of(new Element(value, field, whole));
    }
    List<Element> all = new ArrayList<>();
    for (int i = 0; i < array.size(); i++) {
      Range part = requireNonNull(trace.get(array, i));
      all.add(new Element(array.object(i), field.at(i), part));
    }
    return all;
  }

  private DecodedPlace place(Slots struct, Element element) {
    return new DecodedPlace(struct, this, element.path(), element.range(), trace, regions);
  }

  private static boolean isStruct(Element element) {
    return element.value() instanceof Slots struct && struct.plan().inDocument();
  }

  @Override
  public List<Region> content(int index) {
    boolean choice = member(index).form() == Form.CHOICE;
    List<Region> content = new ArrayList<>();
    for (Element each : elements(index)) {
      Object value = each.value() instanceof Text text ? text.bytes() : each.value();
      if (isStruct(each)) {
        content.add(place((Slots) requireNonNull(value), each).region());
      } else if (choice) {
        content.add(region(each.range()));
      } else if (value instanceof Bytes bytes) {
        content.add(regions.unpacked(each.range().in(), bytes));
      }
    }
    return content;
  }

  @Override
  public int count(int index) {
    Member member = member(index);
    if (range(member) == null) {
      return 0;
    }
    RecordLayout layout = member.rows();
    Object value = at.object(member.slot());
    if (layout != null) {
      return ((Bytes) requireNonNull(value)).length() / layout.stride();
    }
    return value instanceof Array array && member.repeated() ? array.size() : 1;
  }

  @Override
  public List<StructPlace> structs(int index) {
    Member member = member(index);
    Range whole = range(member);
    List<StructPlace> structs = new ArrayList<>();
    RecordLayout layout = member.rows();
    if (whole != null && layout != null) {
      Bytes bytes = (Bytes) requireNonNull(at.object(member.slot()));
      Table rows = new Table(layout, bytes.buffer());
      for (int i = 0; i < rows.rows(); i++) {
        structs.add(new RowPlace(this, member.field(), rows, i, region(whole)));
      }
    }
    for (Element each : elements(index)) {
      if (isStruct(each)) {
        structs.add(place((Slots) requireNonNull(each.value()), each));
      }
    }
    return structs;
  }

  @Override
  public @Nullable Value value(int index) {
    Member member = member(index);
    boolean plain =
        switch (member.form()) {
          case NUMBER, BYTES, FRAMED, VARINT -> !member.repeated();
          default -> false;
        };
    return plain && at.shown(member.slot())
        ? CellValues.plain(at, member, at, member.slot())
        : null;
  }
}
