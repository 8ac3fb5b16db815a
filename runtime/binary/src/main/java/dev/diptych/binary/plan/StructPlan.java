package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.expression.Layout;
import dev.diptych.binary.stream.BudgetExceededException;
import dev.diptych.binary.stream.Input;
import dev.diptych.binary.stream.Output;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.ir.ValueType;
import dev.diptych.model.schema.Field;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** How a type is decoded and encoded: a step for each member. */
final class StructPlan implements Layout {
  private static final byte[] NO_STATES = {};

  private final String name;
  private final List<String> ids;
  private final int sequence;
  private final int parameters;
  private final Map<String, Integer> slots = new HashMap<>();
  private final @Nullable ValueType[] types;
  private final @Nullable FieldStep[] steps;
  private final @Nullable Step[] inner;

  /** The steps of fields in sequence that are numbers and always present. */
  private final @Nullable NumberStep[] numbers;

  private final IntFunction<ValueType> typeOf;
  private final boolean[] named;
  private @Nullable OrderStep order;
  private boolean hasStates;

  /** Whether it has instances with bytes. */
  private boolean isPositioned;

  /** Whether its values never depend on where or how others are written. */
  private boolean isStreamed = true;

  private final @Nullable Member[] members;
  private @Nullable Shape shape;
  private int @Nullable [] marks;
  private int marked;

  /**
   * A type without steps, so that expressions of other types can refer to it.
   *
   * @param name its full name
   * @param ids the fields in sequence, the instances, the parameters
   * @param sequence the number of fields in sequence
   * @param parameters the number of fields and instances
   * @param typeOf finds the type of a member; asked once for each
   */
  StructPlan(
      String name, List<String> ids, int sequence, int parameters, IntFunction<ValueType> typeOf) {
    this.name = name;
    this.ids = List.copyOf(ids);
    this.sequence = sequence;
    this.parameters = parameters;
    this.typeOf = typeOf;
    this.types = new ValueType[ids.size()];
    this.steps = new FieldStep[parameters];
    this.inner = new Step[parameters];
    this.numbers = new NumberStep[sequence];
    this.named = new boolean[parameters];
    this.members = new Member[ids.size()];
    for (int i = 0; i < ids.size(); i++) {
      slots.putIfAbsent(ids.get(i), i);
    }
    this.hasStates = sequence < parameters;
  }

  void step(int slot, FieldStep step) {
    steps[slot] = step;
    Step value = step.step();
    isPositioned |= value != null && slot >= sequence;
    inner[slot] = value == null ? null : value.inner();
    hasStates |= step.optional();
    if (slot < sequence && !step.optional() && value instanceof NumberStep number) {
      numbers[slot] = number;
    }
  }

  /** Sets which members expressions name, by id. */
  void named(Set<String> ids) {
    for (int i = 0; i < parameters; i++) {
      named[i] = ids.contains(id(i));
    }
  }

  /** Whether an expression may read a member of a struct that is written already. */
  boolean isNamed(int slot) {
    return named[slot];
  }

  void order(OrderStep selected) {
    order = selected;
  }

  /** Sets what it is in a document, and keeps where its counts and lengths begin. */
  void shape(Shape of) {
    shape = of;
    for (Member member : of.members()) {
      isStreamed &= StreamedEncoder.inSequence(member.field());
      if (member.form() != Form.PACKING) {
        members[member.slot()] = member;
      }
      if (sequential(member.slot()) && member.counts()) {
        mark(member.slot());
      }
    }
  }

  private void mark(int slot) {
    if (marks == null) {
      marks = new int[sequence];
      Arrays.fill(marks, -1);
    }
    marks[slot] = types.length + marked;
    marked++;
  }

  /** Whether it is a struct in documents: not a number that an adapter converts. */
  boolean inDocument() {
    return shape != null;
  }

  /** Whether its values never depend on where or how others are written. */
  boolean isStreamed() {
    return isStreamed;
  }

  /** Whether documents have structs of it. */
  boolean hasShape() {
    return shape != null;
  }

  /** The condition of a member in words. */
  String condition(int slot) {
    Field field = field(slot);
    String words = field == null ? null : field.storage().condition();
    return words == null ? "its condition" : words;
  }

  /** The field of the schema in a cell; null if there is none. */
  @Nullable Field field(int slot) {
    Member member = members[slot];
    return member == null ? null : member.field();
  }

  /** Where the values of a document are in its cells; it must have one. */
  Shape shape() {
    return requireNonNull(shape, name);
  }

  /** The field of the schema in a cell, which is no computed value. */
  Member member(int slot) {
    return requireNonNull(members[slot]);
  }

  FieldStep step(int slot) {
    return requireNonNull(steps[slot]);
  }

  /** The step of a field in sequence that is a number and always present; null for others. */
  @Nullable NumberStep number(int slot) {
    return slot < sequence ? numbers[slot] : null;
  }

  /** The step of the value of a field or an instance with bytes, or of each element. */
  Step inner(int slot) {
    return requireNonNull(inner[slot]);
  }

  /** The number of fields in sequence: the slot of the first instance. */
  int sequence() {
    return sequence;
  }

  /** The number of fields and instances: the slot of the first parameter. */
  int parameters() {
    return parameters;
  }

  boolean hasParameters() {
    return parameters < types.length;
  }

  boolean sequential(int slot) {
    return slot < sequence;
  }

  boolean isParameter(int slot) {
    return slot >= parameters;
  }

  /** The states of a new struct; empty where all fields are always present. */
  byte[] states() {
    return hasStates ? new byte[parameters] : NO_STATES;
  }

  /** The type of the file that the type is in. */
  String file() {
    int end = name.indexOf("::");
    return end < 0 ? name : name.substring(0, end);
  }

  @Override
  public String name() {
    return name;
  }

  /** The name without those of the types around it. */
  String simpleName() {
    return name.substring(name.lastIndexOf(':') + 1);
  }

  @Override
  public int slot(String id) {
    return slots.getOrDefault(id, -1);
  }

  @Override
  public String id(int slot) {
    return ids.get(slot);
  }

  @Override
  public ValueType type(int slot) {
    ValueType known = types[slot];
    if (known == null) {
      known = typeOf.apply(slot);
      types[slot] = known;
    }
    return known;
  }

  @Override
  public int size() {
    // Cells behind those of the members keep where counts and lengths begin.
    return types.length + marked;
  }

  /** Decodes the fields in sequence. */
  void decode(Slots at) {
    Input in = at.input();
    int slot = 0;
    int start = in.position();
    try {
      if (order != null) {
        at.little(order.little(at));
      }
      for (; slot < sequence; slot++) {
        start = in.position();
        if (marks != null && marks[slot] >= 0) {
          at.number(marks[slot], start);
        }
        NumberStep number = numbers[slot];
        if (number != null) {
          number.decode(at, in, at, slot);
        } else {
          step(slot).decode(at, in, slot);
        }
        at.done(slot + 1);
        trace(at, slot, in, start);
      }
    } catch (RejectedException | BudgetExceededException e) {
      if (slot < sequence) {
        at.cut(slot);
        at.run().trail().field(e, at, slot, in, start);
        trace(at, slot, in, start);
      }
      throw e;
    }
  }

  private static void trace(Slots at, int slot, Input in, int start) {
    if (at.run().trace() != null) {
      at.run().trace().put(at, slot, in, start);
    }
  }

  /** Encodes the fields in sequence; what is at positions is encoded when those of all are. */
  void encode(Slots at) {
    at.done(0);
    int cut = at.cut();
    if (order != null && cut != 0) {
      at.little(order.little(at));
    }
    Output out = (Output) at.stream();
    int end = cut < 0 ? sequence : cut;
    boolean isKnown = !at.run().encoding().hasPlaceholders();
    for (int i = 0; i < end; i++) {
      NumberStep number = isKnown ? numbers[i] : null;
      if (number != null) {
        encode(at, out, i, number);
      } else {
        encode(at, out, i);
      }
      at.done(i + 1);
    }
    if (cut >= 0 && at.object(cut) != null) {
      encode(at, out, cut);
      at.done(cut);
    }
    if (isPositioned) {
      at.run().encoding().later(at);
    }
  }

  private static void encode(Slots at, Output out, int slot, NumberStep number) {
    try {
      number.encode(at, at, slot, out);
    } catch (RejectedException e) {
      throw at.contradiction(slot, e);
    }
  }

  private void encode(Slots at, Output out, int slot) {
    try {
      step(slot).encode(at, out, slot);
    } catch (RejectedException e) {
      throw at.contradiction(slot, e);
    }
  }

  /** Encodes the instances with values that nothing has asked for. */
  void encodeInstances(Slots at) {
    for (int i = sequence; i < parameters; i++) {
      at.write(i);
    }
  }

  /** Where a field in sequence begins that is the count or the length of another one. */
  int marked(Slots at, int slot) {
    return (int) at.number(requireNonNull(marks)[slot]);
  }
}
