package dev.diptych.binary.decode;

import dev.diptych.binary.checksum.Region;
import dev.diptych.binary.checksum.StructPlace;
import dev.diptych.binary.generated.FieldRange;
import dev.diptych.binary.generated.GeneratedClass;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Storage.Place;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A node of a file that was read, as checksums see it. */
final class NodePlace implements StructPlace {
  private final StructNode node;
  private final DecodedStreams streams;

  NodePlace(StructNode node, DecodedStreams streams) {
    this.node = node;
    this.streams = streams;
  }

  @Override
  public StructType type() {
    return node.type();
  }

  @Override
  public Path path() {
    return node.path();
  }

  @Override
  public @Nullable StructPlace parent() {
    return node.parent() == null ? null : new NodePlace(node.parent(), streams);
  }

  @Override
  public Region region() {
    StructNode owner = node.parent();
    if (owner == null || node.ownsStream()) {
      return node.stream().region(0, node.stream().stream().size());
    }
    int index = owner.type().indexOf(node.field());
    FieldRange at = positions(owner, index);
    return node.element() < 0
        ? node.stream().region(at.start(), at.end())
        : node.stream().region(at.start(node.element()), at.end(node.element()));
  }

  @Override
  public @Nullable Region field(int index) {
    boolean read = node.slots()[index] != null;
    if (!read || node.type().fields().get(index).type() instanceof Type.Packing) {
      return null;
    }
    DecodedStream stream = stream(node.type().fields().get(index));
    FieldRange at = positions(node, index);
    return stream == null || !at.started() || !at.ended()
        ? null
        : stream.region(at.start(), at.end());
  }

  private static FieldRange positions(StructNode node, int index) {
    return GeneratedClass.of(node.object().getClass())
        .fields(node.type())[index]
        .positions(node.object());
  }

  private @Nullable DecodedStream stream(Field field) {
    return field.storage().place() == Place.SEQUENCE ? node.stream() : streams.of(node, field);
  }

  @Override
  public List<Region> content(int index) {
    DecodedStream stream = stream(node.type().fields().get(index));
    List<Region> content = new ArrayList<>();
    for (Object element : elements(index)) {
      if (element instanceof StructNode inner) {
        content.add(new NodePlace(inner, streams).region());
      } else if (element instanceof Blob bytes && stream != null) {
        content.add(stream.unpacked(bytes.bytes()));
      }
    }
    return content;
  }

  @Override
  public List<StructPlace> structs(int index) {
    List<StructPlace> structs = new ArrayList<>();
    Region bytes = node.slots()[index] instanceof Table ? field(index) : null;
    if (bytes != null) {
      Field field = node.type().fields().get(index);
      Table rows = (Table) Objects.requireNonNull(node.slots()[index]);
      for (int i = 0; i < rows.rows(); i++) {
        structs.add(new RowPlace(this, field, rows, i, bytes));
      }
    }
    for (Object element : elements(index)) {
      if (element instanceof StructNode inner) {
        structs.add(new NodePlace(inner, streams));
      }
    }
    return structs;
  }

  private List<?> elements(int index) {
    Object slot = node.slots()[index];
    return slot instanceof List<?> many ? many : slot == null ? List.of() : List.of(slot);
  }

  @Override
  public @Nullable Value value(int index) {
    Object slot = node.slots()[index];
    return slot instanceof Scalar || slot instanceof Blob ? (Value) slot : null;
  }
}
