package dev.diptych.binary;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Diagnostics;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Table;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Storage;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.records.BadCountException;
import dev.diptych.records.BadDataException;
import dev.diptych.records.Budget;
import dev.diptych.records.RecordStream;
import dev.diptych.records.RecordTable;
import dev.diptych.records.TooMuchException;
import dev.diptych.records.TruncatedException;
import io.kaitai.struct.KaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import java.nio.BufferUnderflowException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Turns the objects that generated code has read into values, noting where each stood. What stands
 * in sequence comes first; then, outer structs before inner ones, what stands at positions. A
 * position that leads to what was read already is left out: nothing is lost, and two copies could
 * contradict each other in the text.
 */
final class ObjectReader {
  private final Schema schema;
  private final ClassNames names;
  private final Offsets offsets;
  private final Diagnostics notes = new Diagnostics();
  private final Stretches stretches = new Stretches();
  private final Set<Spot> seen = new HashSet<>();
  private final Leads leads;
  private final Deque<Instance> instances = new ArrayDeque<>();
  private final Map<KaitaiStream, List<Instance>> waiting = new LinkedHashMap<>();

  private record Instance(Node node, int index) {}

  private record Spot(Stretch stretch, int start, String struct) {}

  ObjectReader(Schema schema, ClassNames names, Offsets offsets) {
    this.schema = schema;
    this.leads = new Leads(schema);
    this.names = names;
    this.offsets = offsets;
  }

  /** What was found on the way; no errors. */
  List<Diagnostic> notes() {
    return notes.list();
  }

  /** The root, which was read from {@code stream}. */
  Node read(KaitaiStruct root, RecordStream stream) {
    Stretch file = new Stretch(stream, 0);
    stretches.put(stream, file);
    int end = stream.pos();
    Node node = sequence(root, schema.root(), Path.ROOT, file, file, true);
    offsets.putStruct(Path.ROOT, 0, stream.size());
    // Bytes that were read for no field are accounted for all the same: alignment, terminators.
    file.read(0, end);
    instances();
    return node;
  }

  private void instances() {
    while (!instances.isEmpty() || !waiting.isEmpty()) {
      if (instances.isEmpty()) {
        KaitaiStream unmet = waiting.keySet().iterator().next();
        stretches.putUnknown(unmet);
        instances.addAll(waiting.remove(unmet));
      }
      Instance next = instances.removeFirst();
      instance(next.node(), next.index());
    }
  }

  private Node sequence(
      KaitaiStruct object,
      StructType type,
      Path path,
      Stretch stretch,
      Stretch outer,
      boolean alone) {
    List<Object> slots = Arrays.asList(new Object[type.fields().size()]);
    Stretch file = type.top() ? stretch : outer;
    Node node = new Node(object, type, path, stretch, file, alone, slots);
    Members members = Members.of(object.getClass());
    Budget.current().value();
    for (int i = 0; i < slots.size(); i++) {
      Field field = type.fields().get(i);
      if (field.storage().instance()) {
        instances.add(new Instance(node, i));
      } else if (field.type() instanceof Type.Packing packing) {
        slots.set(i, new PackingReader(node, packing).read());
      } else {
        Object got = members.get(object, field.storage().member());
        if (got != null) {
          slots.set(i, field(node, field, got, stretch));
        }
      }
    }
    return node;
  }

  private void instance(Node node, int index) {
    Field field = node.type().fields().get(index);
    if (field.type() instanceof Type.Packing packing) {
      node.slots().set(index, new PackingReader(node, packing).read());
      return;
    }
    String member = field.storage().member();
    Object got;
    try {
      got = Members.of(node.object().getClass()).get(node.object(), member);
    } catch (TooMuchException e) {
      throw new Spent(node.path().field(field.id()), e);
    } catch (RuntimeException e) {
      String message = "nothing can be read where %s points to: %s".formatted(field.id(), why(e));
      String help = "whatever stands there is kept as it is";
      Path path = node.path().field(field.id());
      notes.add(Diagnostic.note("unread-position", offsets.locate(path), message, help));
      return;
    }
    Positions at = new Positions(node.object(), member);
    if (got != null && at.started() && at.ended()) {
      Stretch stretch = stretches.of(node, field);
      if (stretch == null) {
        // The struct whose stream it is may be an instance itself, which comes later.
        waiting
            .computeIfAbsent(Stretches.elsewhere(node, field), stream -> new ArrayList<>())
            .add(new Instance(node, index));
      } else if (!known(stretch, field, got, at)) {
        node.slots().set(index, field(node, field, got, stretch));
      }
    }
  }

  private static String why(RuntimeException thrown) {
    if (thrown instanceof KaitaiStream.ValidationFailedError) {
      return "what stands there is not valid";
    }
    if (thrown instanceof BadDataException bad) {
      return bad.getMessage();
    }
    boolean beyond =
        thrown instanceof TruncatedException
            || thrown instanceof BadCountException
            || thrown instanceof BufferUnderflowException
            || thrown instanceof IllegalArgumentException;
    return beyond ? "there are not enough bytes" : "it does not fit the spec";
  }

  private boolean known(Stretch stretch, Field field, Object got, Positions at) {
    if (field.storage().needed()) {
      return false;
    }
    if (got instanceof List<?> none && none.isEmpty()) {
      // No elements at some place are no different from none at all.
      return true;
    }
    if (got instanceof KaitaiStruct object && !(field.type() instanceof Type.Varint)) {
      boolean again = seen.contains(new Spot(stretch, at.start(), object.getClass().getName()));
      boolean closed = field.storage().stream() == null && !leads.from(field.type());
      return again || (closed && stretch.hasRead(at.start(), at.end()));
    }
    return !(got instanceof List<?>) && stretch.hasRead(at.start(), at.end());
  }

  private Object field(Node owner, Field field, Object got, Stretch stretch) {
    Positions at = new Positions(owner.object(), field.storage().member());
    Path path = owner.path().field(field.id());
    if (got instanceof RecordTable table) {
      Table value = new Table(schema.layout(field), table.data());
      stretch.read(at.start(), at.end());
      if (stretch.inFile()) {
        offsets.putTable(path, stretch.place(at.start()), value.layout().stride());
      }
      return value;
    }
    note(path, stretch, at.start());
    if (!field.repeated()) {
      return new Element(owner, field, stretch, at.start(), at.end()).read(got, path);
    }
    List<Object> elements = new ArrayList<>();
    for (Object one : (List<?>) got) {
      Budget.current().value();
      int index = elements.size();
      Path element = path.at(index);
      note(element, stretch, at.start(index));
      elements.add(
          new Element(owner, field, stretch, at.start(index), at.end(index)).read(one, element));
    }
    return Collections.unmodifiableList(elements);
  }

  private void note(Path path, Stretch stretch, int start) {
    if (stretch.inFile()) {
      offsets.put(path, stretch.place(start));
    }
  }

  /** One element of a field, and where it stood. */
  private final class Element {
    private final Node owner;
    private final Field field;
    private final Stretch stretch;
    private final int start;
    private final int end;

    private Element(Node owner, Field field, Stretch stretch, int start, int end) {
      this.owner = owner;
      this.field = field;
      this.stretch = stretch;
      this.start = start;
      this.end = end;
    }

    private Object read(Object got, Path path) {
      boolean struct = field.type() instanceof Type.Nested || field.type() instanceof Type.Switched;
      if (struct) {
        return struct((KaitaiStruct) got, path);
      }
      stretch.read(start, end);
      return new ElementValue(owner, field, stretch, start, end).of(got);
    }

    private Node struct(KaitaiStruct object, Path path) {
      seen.add(new Spot(stretch, start, object.getClass().getName()));
      StructType type = names.struct(object.getClass());
      Storage.Stream apart = field.storage().stream();
      if (apart == null) {
        Node node = sequence(object, type, path, stretch, owner.file(), false);
        stretch.read(start, end);
        putStruct(path, stretch, start, end);
        return node;
      }
      RecordStream io = (RecordStream) object._io();
      boolean asTheyAre = apart.process() == Storage.Processing.NONE;
      Stretch own = stretch.within(io, start, end, asTheyAre);
      stretches.put(io, own);
      instances.addAll(waiting.getOrDefault(io, List.of()));
      waiting.remove(io);
      int read = io.pos();
      Node node = sequence(object, type, path, own, owner.file(), true);
      own.read(0, read);
      putStruct(path, own, 0, (int) io.size());
      return node;
    }

    private void putStruct(Path path, Stretch in, int from, int to) {
      if (in.inFile()) {
        offsets.putStruct(path, in.place(from), in.place(to));
      }
    }
  }
}
