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

/**
 * Converts the objects that generated code read to values, with their locations if requested.
 * Fields in sequence come first, then fields at positions, outer structs before inner ones. A
 * position that leads to bytes that were read already is omitted: nothing is lost, and two copies
 * in the text could contradict each other.
 */
final class ObjectReader {
  private final Schema schema;
  private final GeneratedClasses classes;
  private final LocationNode root;
  private final List<UnreadField> unread = new ArrayList<>();
  private final DecodedStreams decodedStreams = new DecodedStreams();
  private final Set<StructAt> seen = new HashSet<>();
  private final PositionedTypes positionedTypes;
  private final boolean hasPositions;
  private final StructBuilder structBuilder;
  private final Budget budget = Budget.current();
  private final Deque<Instance> instances = new ArrayDeque<>();
  private final Map<KaitaiStream, List<Instance>> waiting = new LinkedHashMap<>();

  private record Instance(StructNode node, int index) {}

  private record StructAt(DecodedStream stream, int start, String struct) {}

  /**
   * A field at a position that could not be read.
   *
   * @param node the struct that has it
   * @param field the field
   * @param cause the exception
   */
  record UnreadField(StructNode node, Field field, RuntimeException cause) {}

  /**
   * A reader.
   *
   * @param structBuilder builds structs as soon as they are read if no position can change them, or
   *     null
   * @param root receives the locations of all values, or null if they are not requested
   */
  ObjectReader(GeneratedClasses classes, StructBuilder structBuilder, LocationNode root) {
    this.schema = classes.schema();
    this.positionedTypes = new PositionedTypes(schema);
    this.hasPositions = positionedTypes.hasPositions();
    this.structBuilder =
        structBuilder == null || hasPositions || !structBuilder.omitsComputedValues(schema)
            ? null
            : structBuilder;
    this.classes = classes;
    this.root = root;
  }

  /** The fields at positions that could not be read. */
  List<UnreadField> unread() {
    return unread;
  }

  /** Converts the root, which was read from {@code stream}. */
  StructNode read(KaitaiStruct object, RecordStream stream) {
    DecodedStream file = new DecodedStream(stream, 0);
    decodedStreams.put(stream, file);
    int end = stream.pos();
    StructType type = schema.root();
    Object[] slots = new Object[type.fields().size()];
    StructNode structNode =
        new StructNode(
            object, type, null, null, -1, StructNode.UNKNOWN, root, file, file, true, slots);
    sequence(structNode);
    locateStruct(root, file, 0, stream.size());
    // Alignment and terminators belong to no field, but are read too.
    file.markRead(0, end);
    instances();
    return structNode;
  }

  private void instances() {
    while (!instances.isEmpty() || !waiting.isEmpty()) {
      if (instances.isEmpty()) {
        KaitaiStream unmet = waiting.keySet().iterator().next();
        decodedStreams.putUnknown(unmet);
        instances.addAll(waiting.remove(unmet));
      }
      Instance next = instances.removeFirst();
      instance(next.node(), next.index());
    }
  }

  private void sequence(StructNode structNode) {
    GeneratedField[] members =
        GeneratedClass.of(structNode.object().getClass()).of(structNode.type());
    Object[] slots = structNode.slots();
    budget.value();
    for (int i = 0; i < slots.length; i++) {
      Field field = structNode.type().fields().get(i);
      if (field.storage().instance()) {
        instances.add(new Instance(structNode, i));
      } else if (field.type() instanceof Type.Packing packing) {
        slots[i] = new PackingReader(structNode, packing).read();
      } else {
        Object got = members[i].get(structNode.object());
        if (got != null) {
          slots[i] = field(structNode, field, members[i], got, structNode.stream());
        }
      }
    }
  }

  private void instance(StructNode structNode, int index) {
    Field field = structNode.type().fields().get(index);
    if (field.type() instanceof Type.Packing packing) {
      structNode.slots()[index] = new PackingReader(structNode, packing).read();
      return;
    }
    GeneratedField generatedField =
        GeneratedClass.of(structNode.object().getClass()).of(structNode.type())[index];
    Object got;
    try {
      got = generatedField.get(structNode.object());
    } catch (BudgetExceededException e) {
      throw new FieldBudgetException(structNode.start(), structNode.path().field(field.id()), e);
    } catch (RuntimeException e) {
      unread.add(new UnreadField(structNode, field, e));
      if (field.repeated() || field.type().isStruct()) {
        // Generated code keeps the part that it read, and expressions would use it.
        generatedField.set(structNode.object(), null);
      }
      return;
    }
    FieldRange at = generatedField.positions(structNode.object());
    if (got != null && at.started() && at.ended()) {
      DecodedStream decodedStream = decodedStreams.of(structNode, field);
      if (decodedStream == null) {
        // The struct with that stream may be an instance that comes later.
        waiting
            .computeIfAbsent(
                DecodedStreams.elsewhere(structNode, field), stream -> new ArrayList<>())
            .add(new Instance(structNode, index));
      } else if (decodedStream.packedStream() == structNode.stream().packedStream()
          && !isKnown(decodedStream, field, got, at)) {
        // Packed bytes are complete before anything outside them is written.
        structNode.slots()[index] = field(structNode, field, generatedField, got, decodedStream);
      }
    }
  }

  private boolean isKnown(DecodedStream decodedStream, Field field, Object got, FieldRange at) {
    if (field.storage().needed()) {
      return false;
    }
    boolean noRows = got instanceof RecordTable table && !table.data().hasRemaining();
    if (noRows || (got instanceof List<?> none && none.isEmpty())) {
      // An empty list at a position is the same as none.
      return true;
    }
    if (got instanceof KaitaiStruct object && !(field.type() instanceof Type.Varint)) {
      boolean again =
          seen.contains(new StructAt(decodedStream, at.start(), object.getClass().getName()));
      boolean closed =
          field.storage().stream() == null && !positionedTypes.hasPositions(field.type());
      return again || (closed && decodedStream.isRead(at.start(), at.end()));
    }
    return !(got instanceof List<?>) && decodedStream.isRead(at.start(), at.end());
  }

  private Object field(
      StructNode owner,
      Field field,
      GeneratedField generatedField,
      Object got,
      DecodedStream decodedStream) {
    FieldRange at = generatedField.positions(owner.object());
    LocationNode place = root == null ? null : owner.location().field(field.id());
    if (got instanceof RecordTable table) {
      Table value = new Table(schema.layout(field), table.data());
      decodedStream.markRead(at.start(), at.end());
      locate(place, decodedStream, at.start());
      if (place != null && decodedStream.inFile()) {
        place.stride(value.layout().stride());
      }
      return value;
    }
    locate(place, decodedStream, at.start());
    if (!field.repeated()) {
      return new Element(owner, field, -1, decodedStream, at.start(), at.end()).read(got, place);
    }
    List<?> all = (List<?>) got;
    List<Object> elements = new ArrayList<>(all.size());
    for (Object one : all) {
      budget.value();
      int i = elements.size();
      LocationNode element = root == null ? null : place.element();
      locate(element, decodedStream, at.start(i));
      elements.add(
          new Element(owner, field, i, decodedStream, at.start(i), at.end(i)).read(one, element));
    }
    return elements;
  }

  private static void locate(LocationNode place, DecodedStream decodedStream, int start) {
    if (place != null && decodedStream.inFile()) {
      place.start(decodedStream.fileOffset(start));
    }
  }

  private static void locateStruct(LocationNode place, DecodedStream in, int from, long to) {
    if (place != null && in.inFile()) {
      place.struct(in.fileOffset(from), in.fileOffset((int) to));
    }
  }

  /** One element of a field, with its byte range. */
  private final class Element {
    private final StructNode owner;
    private final Field field;
    private final int index;
    private final DecodedStream stretch;
    private final int start;
    private final int end;

    private Element(
        StructNode owner, Field field, int index, DecodedStream decodedStream, int start, int end) {
      this.owner = owner;
      this.field = field;
      this.index = index;
      this.stretch = decodedStream;
      this.start = start;
      this.end = end;
    }

    private Object read(Object got, LocationNode place) {
      if (field.type().isStruct()) {
        return struct((KaitaiStruct) got, place);
      }
      stretch.markRead(start, end);
      return new ElementValue(owner, field, stretch, start, end).of(got);
    }

    private Object struct(KaitaiStruct object, LocationNode place) {
      if (hasPositions) {
        seen.add(new StructAt(stretch, start, object.getClass().getName()));
      }
      Storage.Stream apart = field.storage().stream();
      if (apart == null) {
        StructNode structNode = node(object, place, stretch, false);
        sequence(structNode);
        stretch.markRead(start, end);
        locateStruct(place, stretch, start, end);
        return finished(structNode);
      }
      RecordStream io = (RecordStream) object._io();
      boolean asTheyAre = apart.process() == Storage.Processing.NONE;
      DecodedStream own = stretch.addInner(io, start, end, asTheyAre);
      if (apart.process() == Storage.Processing.ZLIB) {
        own.markPacked();
      }
      if (hasPositions) {
        decodedStreams.put(io, own);
        instances.addAll(waiting.getOrDefault(io, List.of()));
        waiting.remove(io);
      }
      int read = io.pos();
      StructNode node = node(object, place, own, true);
      sequence(node);
      own.markRead(0, read);
      locateStruct(place, own, 0, io.size());
      if (structBuilder != null && own.unread() == 0) {
        stretch.removeInner(own);
      }
      return finished(node);
    }

    private Object finished(StructNode structNode) {
      return structBuilder == null ? structNode : structBuilder.build(structNode);
    }

    private StructNode node(
        KaitaiStruct object, LocationNode place, DecodedStream in, boolean alone) {
      StructType type = classes.struct(object.getClass());
      long offset = stretch.inFile() ? stretch.fileOffset(start) : StructNode.UNKNOWN;
      DecodedStream file = type.top() ? in : owner.fileStream();
      Object[] slots = new Object[type.fields().size()];
      return new StructNode(
          object, type, owner, field, index, offset, place, in, file, alone, slots);
    }
  }
}
