package dev.diptych.binary;

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
 * Turns the objects that generated code has read into values, noting where each stood if that is
 * asked for. What stands in sequence comes first; then, outer structs before inner ones, what
 * stands at positions. A position that leads to what was read already is left out: nothing is lost,
 * and two copies could contradict each other in the text.
 */
final class ObjectReader {
  private final Schema schema;
  private final ClassNames names;
  private final Located root;
  private final List<Unread> unread = new ArrayList<>();
  private final Stretches stretches = new Stretches();
  private final Set<Spot> seen = new HashSet<>();
  private final Leads leads;
  private final boolean positions;
  private final Finisher finisher;
  private final Budget budget = Budget.current();
  private final Deque<Instance> instances = new ArrayDeque<>();
  private final Map<KaitaiStream, List<Instance>> waiting = new LinkedHashMap<>();

  private record Instance(Node node, int index) {}

  private record Spot(Stretch stretch, int start, String struct) {}

  /**
   * A field at a position that could not be read.
   *
   * @param node the struct that has it
   * @param field the field
   * @param why what was thrown
   */
  record Unread(Node node, Field field, RuntimeException why) {}

  /**
   * A reader.
   *
   * @param finisher makes the values of structs as soon as they are read where no position can
   *     change them, or null
   * @param root takes the places of all values, or null where nobody asks for them
   */
  ObjectReader(Schema schema, ClassNames names, Finisher finisher, Located root) {
    this.schema = schema;
    this.leads = new Leads(schema);
    this.positions = leads.any();
    this.finisher = finisher == null || positions || !finisher.keepsNone(schema) ? null : finisher;
    this.names = names;
    this.root = root;
  }

  /** The fields at positions that could not be read. */
  List<Unread> unread() {
    return unread;
  }

  /** The root, which was read from {@code stream}. */
  Node read(KaitaiStruct object, RecordStream stream) {
    Stretch file = new Stretch(stream, 0);
    stretches.put(stream, file);
    int end = stream.pos();
    StructType type = schema.root();
    Object[] slots = new Object[type.fields().size()];
    Node node = new Node(object, type, null, null, -1, Node.NOWHERE, root, file, file, true, slots);
    sequence(node);
    putStruct(root, file, 0, stream.size());
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

  private void sequence(Node node) {
    Member[] members = Members.of(node.object().getClass()).of(node.type());
    Object[] slots = node.slots();
    budget.value();
    for (int i = 0; i < slots.length; i++) {
      Field field = node.type().fields().get(i);
      if (field.storage().instance()) {
        instances.add(new Instance(node, i));
      } else if (field.type() instanceof Type.Packing packing) {
        slots[i] = new PackingReader(node, packing).read();
      } else {
        Object got = members[i].get(node.object());
        if (got != null) {
          slots[i] = field(node, field, members[i], got, node.stretch());
        }
      }
    }
  }

  private void instance(Node node, int index) {
    Field field = node.type().fields().get(index);
    if (field.type() instanceof Type.Packing packing) {
      node.slots()[index] = new PackingReader(node, packing).read();
      return;
    }
    Member member = Members.of(node.object().getClass()).of(node.type())[index];
    Object got;
    try {
      got = member.get(node.object());
    } catch (BudgetExceededException e) {
      throw new Spent(node.start(), node.path().field(field.id()), e);
    } catch (RuntimeException e) {
      unread.add(new Unread(node, field, e));
      if (field.repeated() || field.type().isStruct()) {
        // Generated code keeps what it has read of it, and expressions would go on with that.
        member.set(node.object(), null);
      }
      return;
    }
    Positions at = member.positions(node.object());
    if (got != null && at.started() && at.ended()) {
      Stretch stretch = stretches.of(node, field);
      if (stretch == null) {
        // The struct whose stream it is may be an instance itself, which comes later.
        waiting
            .computeIfAbsent(Stretches.elsewhere(node, field), stream -> new ArrayList<>())
            .add(new Instance(node, index));
      } else if (stretch.packed() == node.stretch().packed() && !known(stretch, field, got, at)) {
        // Packed bytes are complete before anything outside of them is written.
        node.slots()[index] = field(node, field, member, got, stretch);
      }
    }
  }

  private boolean known(Stretch stretch, Field field, Object got, Positions at) {
    if (field.storage().needed()) {
      return false;
    }
    boolean noRows = got instanceof RecordTable table && !table.data().hasRemaining();
    if (noRows || (got instanceof List<?> none && none.isEmpty())) {
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

  private Object field(Node owner, Field field, Member member, Object got, Stretch stretch) {
    Positions at = member.positions(owner.object());
    Located place = root == null ? null : owner.place().field(field.id());
    if (got instanceof RecordTable table) {
      Table value = new Table(schema.layout(field), table.data());
      stretch.read(at.start(), at.end());
      note(place, stretch, at.start());
      if (place != null && stretch.inFile()) {
        place.stride(value.layout().stride());
      }
      return value;
    }
    note(place, stretch, at.start());
    if (!field.repeated()) {
      return new Element(owner, field, -1, stretch, at.start(), at.end()).read(got, place);
    }
    List<?> all = (List<?>) got;
    List<Object> elements = new ArrayList<>(all.size());
    for (Object one : all) {
      budget.value();
      int i = elements.size();
      Located element = root == null ? null : place.element();
      note(element, stretch, at.start(i));
      elements.add(
          new Element(owner, field, i, stretch, at.start(i), at.end(i)).read(one, element));
    }
    return elements;
  }

  private static void note(Located place, Stretch stretch, int start) {
    if (place != null && stretch.inFile()) {
      place.start(stretch.place(start));
    }
  }

  private static void putStruct(Located place, Stretch in, int from, long to) {
    if (place != null && in.inFile()) {
      place.struct(in.place(from), in.place((int) to));
    }
  }

  /** One element of a field, and where it stood. */
  private final class Element {
    private final Node owner;
    private final Field field;
    private final int index;
    private final Stretch stretch;
    private final int start;
    private final int end;

    private Element(Node owner, Field field, int index, Stretch stretch, int start, int end) {
      this.owner = owner;
      this.field = field;
      this.index = index;
      this.stretch = stretch;
      this.start = start;
      this.end = end;
    }

    private Object read(Object got, Located place) {
      if (field.type().isStruct()) {
        return struct((KaitaiStruct) got, place);
      }
      stretch.read(start, end);
      return new ElementValue(owner, field, stretch, start, end).of(got);
    }

    private Object struct(KaitaiStruct object, Located place) {
      if (positions) {
        seen.add(new Spot(stretch, start, object.getClass().getName()));
      }
      Storage.Stream apart = field.storage().stream();
      if (apart == null) {
        Node node = node(object, place, stretch, false);
        sequence(node);
        stretch.read(start, end);
        putStruct(place, stretch, start, end);
        return finished(node);
      }
      RecordStream io = (RecordStream) object._io();
      boolean asTheyAre = apart.process() == Storage.Processing.NONE;
      Stretch own = stretch.within(io, start, end, asTheyAre);
      if (apart.process() == Storage.Processing.ZLIB) {
        own.pack();
      }
      if (positions) {
        stretches.put(io, own);
        instances.addAll(waiting.getOrDefault(io, List.of()));
        waiting.remove(io);
      }
      int read = io.pos();
      Node node = node(object, place, own, true);
      sequence(node);
      own.read(0, read);
      putStruct(place, own, 0, io.size());
      if (finisher != null && own.unread() == 0) {
        stretch.forget(own);
      }
      return finished(node);
    }

    private Object finished(Node node) {
      return finisher == null ? node : finisher.finish(node);
    }

    private Node node(KaitaiStruct object, Located place, Stretch in, boolean alone) {
      StructType type = names.struct(object.getClass());
      long offset = stretch.inFile() ? stretch.place(start) : Node.NOWHERE;
      Stretch file = type.top() ? in : owner.file();
      Object[] slots = new Object[type.fields().size()];
      return new Node(object, type, owner, field, index, offset, place, in, file, alone, slots);
    }
  }
}
