package dev.diptych.binary.decode;

import dev.diptych.binary.generated.FieldRange;
import dev.diptych.binary.generated.GeneratedClass;
import dev.diptych.binary.generated.GeneratedClasses;
import dev.diptych.binary.generated.GeneratedField;
import dev.diptych.model.document.Table;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Storage;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.records.Budget;
import dev.diptych.records.BudgetExceededException;
import dev.diptych.records.InvalidDataException;
import dev.diptych.records.RecordStream;
import dev.diptych.records.RecordTable;
import io.kaitai.struct.KaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Converts the objects that generated code read to values, with their locations if requested.
 * Fields in sequence come first, then fields at positions, outer structs before inner ones. A
 * position that leads to bytes that were read already is omitted: nothing is lost, and two copies
 * in the text could contradict each other.
 */
final class ObjectReader {
  private final Schema schema;
  private final GeneratedClasses classes;
  private final @Nullable LocationNode root;
  private final List<UnreadField> unread = new ArrayList<>();
  private final DecodedStreams streams = new DecodedStreams();
  private final Set<StructAt> seen = new HashSet<>();
  private final PositionedTypes positionedTypes;
  private final boolean hasPositions;
  private final @Nullable StructBuilder builder;
  private final Budget budget = Budget.current();
  private final Deque<Instance> instances = new ArrayDeque<>();
  private final Map<KaitaiStream, List<Instance>> waiting = new LinkedHashMap<>();

  private record Instance(StructNode node, int index) {}

  private record StructAt(DecodedStream stream, int start, String struct) {}

  record UnreadField(StructNode node, Field field, RuntimeException cause) {}

  /**
   * A reader.
   *
   * @param builder builds structs as soon as they are read if no position can change them, or null
   * @param root receives the locations of all values, or null if they are not requested
   */
  ObjectReader(
      GeneratedClasses classes, @Nullable StructBuilder builder, @Nullable LocationNode root) {
    this.schema = classes.schema();
    this.positionedTypes = new PositionedTypes(schema);
    this.hasPositions = positionedTypes.hasPositions();
    this.builder =
        builder == null || hasPositions || !builder.omitsComputedValues(schema) ? null : builder;
    this.classes = classes;
    this.root = root;
  }

  /** The streams that fields at positions were read from. */
  DecodedStreams streams() {
    return streams;
  }

  /** The fields at positions that could not be read. */
  List<UnreadField> unread() {
    return unread;
  }

  /** Converts the root, which was read from {@code stream}. */
  StructNode read(KaitaiStruct object, RecordStream stream) {
    DecodedStream file = new DecodedStream(stream);
    streams.put(stream, file);
    int end = stream.pos();
    StructType type = schema.root();
    Object[] slots = new Object[type.fields().size()];
    StructNode node =
        new StructNode(
            object, type, null, "", -1, StructNode.UNKNOWN, root, file, file, true, slots);
    sequence(node);
    locateStruct(root, file, 0, stream.size());
    // Alignment and terminators belong to no field, but are read too.
    file.markRead(0, end);
    instances();
    return node;
  }

  private void instances() {
    while (!instances.isEmpty() || !waiting.isEmpty()) {
      if (instances.isEmpty()) {
        release();
      } else {
        Instance next = instances.removeFirst();
        instance(next.node(), next.index());
      }
    }
  }

  /** Continues with waiting instances: those of a stream without a struct, else none of them. */
  private void release() {
    for (Map.Entry<KaitaiStream, List<Instance>> unmet : waiting.entrySet()) {
      if (!isStreamOfStruct(unmet.getValue().get(0))) {
        streams.putUnknown(unmet.getKey());
        instances.addAll(unmet.getValue());
        waiting.remove(unmet.getKey());
        return;
      }
    }
    // Generated code keeps the part that it has read of a struct, and finds more in its stream.
    var cause = new InvalidDataException("unread-position", "its struct cannot be read");
    waiting
        .values()
        .forEach(all -> all.forEach(each -> leaveUnread(each.node(), each.index(), cause)));
    waiting.clear();
  }

  private static boolean isStreamOfStruct(Instance instance) {
    KaitaiStruct object = instance.node().object();
    GeneratedClass type = GeneratedClass.of(object.getClass());
    String host = "twin_host_" + instance.node().type().fields().get(instance.index()).id();
    return type.has(host) && type.get(object, host) != null;
  }

  private void leaveUnread(StructNode node, int index, RuntimeException cause) {
    Field field = node.type().fields().get(index);
    unread.add(new UnreadField(node, field, cause));
    if (field.repeated() || field.type().isStruct()) {
      // Generated code keeps the part that it read, and expressions would use it.
      member(node, index).clear(node.object());
    }
  }

  private static GeneratedField member(StructNode node, int index) {
    return GeneratedClass.of(node.object().getClass()).fields(node.type())[index];
  }

  private void sequence(StructNode node) {
    GeneratedField[] members = GeneratedClass.of(node.object().getClass()).fields(node.type());
    Object[] slots = node.slots();
    budget.value();
    for (int i = 0; i < slots.length; i++) {
      Field field = node.type().fields().get(i);
      if (field.storage().instance()) {
        instances.add(new Instance(node, i));
      } else if (field.type() instanceof Type.Packing packing) {
        slots[i] = new PackingReader(node, packing).read();
      } else {
        Object value = members[i].get(node.object());
        if (value != null) {
          slots[i] = field(node, field, members[i], value, node.stream());
        }
      }
    }
  }

  private void instance(StructNode node, int index) {
    Field field = node.type().fields().get(index);
    if (field.type() instanceof Type.Packing packing) {
      node.slots()[index] = new PackingReader(node, packing).read();
      return;
    }
    GeneratedField member = member(node, index);
    Object value;
    try {
      value = member.get(node.object());
    } catch (BudgetExceededException e) {
      throw new FieldBudgetException(node.start(), node.path().field(field.id()), e);
    } catch (RuntimeException e) {
      leaveUnread(node, index, e);
      return;
    }
    FieldRange at = member.positions(node.object());
    if (value != null && at.started() && at.ended()) {
      DecodedStream stream = streams.of(node, field);
      if (stream == null) {
        // The struct with that stream may be an instance that comes later.
        waiting
            .computeIfAbsent(DecodedStreams.elsewhere(node, field), unmet -> new ArrayList<>())
            .add(new Instance(node, index));
      } else if (stream.packedStream() == node.stream().packedStream()
          && !isKnown(stream, field, value, at)) {
        // Packed bytes are complete before anything outside them is written.
        node.slots()[index] = field(node, field, member, value, stream);
      }
    }
  }

  private boolean isKnown(DecodedStream stream, Field field, Object value, FieldRange at) {
    if (field.storage().needed()) {
      return false;
    }
    boolean noRows = value instanceof RecordTable table && !table.data().hasRemaining();
    if (noRows || (value instanceof List<?> none && none.isEmpty())) {
      // An empty list at a position is the same as none.
      return true;
    }
    if (value instanceof KaitaiStruct object && !(field.type() instanceof Type.Varint)) {
      boolean again = seen.contains(new StructAt(stream, at.start(), object.getClass().getName()));
      boolean closed =
          field.storage().stream() == null && !positionedTypes.hasPositions(field.type());
      return again || (closed && stream.isRead(at.start(), at.end()));
    }
    // Whether other fields are around an empty value says nothing about it.
    boolean empty = at.start() == at.end();
    return !empty && !(value instanceof List<?>) && stream.isRead(at.start(), at.end());
  }

  private Object field(
      StructNode owner, Field field, GeneratedField member, Object value, DecodedStream stream) {
    FieldRange at = member.positions(owner.object());
    LocationNode location = owner.location() == null ? null : owner.location().field(field.id());
    if (value instanceof RecordTable table) {
      Table rows = new Table(schema.layout(field), table.data());
      stream.markRead(at.start(), at.end());
      locate(location, stream, at.start());
      if (location != null && stream.inFile()) {
        location.stride(rows.layout().stride());
      }
      return rows;
    }
    locate(location, stream, at.start());
    if (!field.repeated()) {
      return new Element(owner, field, -1, stream, at.start(), at.end()).read(value, location);
    }
    List<?> all = (List<?>) value;
    List<Object> elements = new ArrayList<>(all.size());
    for (Object element : all) {
      budget.value();
      int i = elements.size();
      LocationNode node = location == null ? null : location.element();
      locate(node, stream, at.start(i));
      elements.add(
          new Element(owner, field, i, stream, at.start(i), at.end(i)).read(element, node));
    }
    return elements;
  }

  private static void locate(@Nullable LocationNode location, DecodedStream stream, int start) {
    if (location != null && stream.inFile()) {
      location.start(stream.fileOffset(start));
    }
  }

  private static void locateStruct(
      @Nullable LocationNode location, DecodedStream in, int from, long to) {
    if (location != null && in.inFile()) {
      location.struct(in.fileOffset(from), in.fileOffset((int) to));
    }
  }

  /** One element of a field, with its byte range. */
  private final class Element {
    private final StructNode owner;
    private final Field field;
    private final int index;
    private final DecodedStream stream;
    private final int start;
    private final int end;

    private Element(
        StructNode owner, Field field, int index, DecodedStream stream, int start, int end) {
      this.owner = owner;
      this.field = field;
      this.index = index;
      this.stream = stream;
      this.start = start;
      this.end = end;
    }

    private Object read(Object value, @Nullable LocationNode location) {
      if (field.type().isStruct()) {
        return struct((KaitaiStruct) value, location);
      }
      stream.markRead(start, end);
      return new ElementValue(owner, field, stream, start, end).of(value);
    }

    private Object struct(KaitaiStruct object, @Nullable LocationNode location) {
      if (hasPositions) {
        seen.add(new StructAt(stream, start, object.getClass().getName()));
      }
      Storage.Stream apart = field.storage().stream();
      if (apart == null) {
        StructNode node = node(object, location, stream, false);
        sequence(node);
        stream.markRead(start, end);
        locateStruct(location, stream, start, end);
        return finished(node);
      }
      RecordStream io = (RecordStream) object._io();
      boolean unchanged = apart.process() == Storage.Processing.NONE;
      DecodedStream own = stream.addInner(io, start, end, unchanged);
      if (apart.process() == Storage.Processing.ZLIB) {
        own.markPacked();
      }
      if (hasPositions) {
        streams.put(io, own);
        instances.addAll(waiting.getOrDefault(io, List.of()));
        waiting.remove(io);
      }
      int read = io.pos();
      StructNode node = node(object, location, own, true);
      sequence(node);
      own.markRead(0, read);
      locateStruct(location, own, 0, io.size());
      if (builder != null && own.unread() == 0) {
        stream.removeInner(own);
      }
      return finished(node);
    }

    private Object finished(StructNode node) {
      return builder == null ? node : builder.build(node);
    }

    private StructNode node(
        KaitaiStruct object, @Nullable LocationNode location, DecodedStream in, boolean alone) {
      StructType type = classes.struct(object.getClass());
      long offset = stream.inFile() ? stream.fileOffset(start) : StructNode.UNKNOWN;
      DecodedStream file = type.top() ? in : owner.fileStream();
      Object[] slots = new Object[type.fields().size()];
      return new StructNode(
          object, type, owner, field.id(), index, offset, location, in, file, alone, slots);
    }
  }
}
