package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.expression.Layout;
import dev.diptych.binary.stream.Input;
import dev.diptych.binary.stream.Output;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.ir.ValueType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
  private final IntFunction<ValueType> typeOf;
  private @Nullable OrderStep order;
  private boolean hasStates;

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
    for (int i = 0; i < ids.size(); i++) {
      slots.putIfAbsent(ids.get(i), i);
    }
    this.hasStates = sequence < parameters;
  }

  void step(int slot, FieldStep step) {
    steps[slot] = step;
    hasStates |= step.optional();
  }

  void order(OrderStep selected) {
    order = selected;
  }

  FieldStep step(int slot) {
    return requireNonNull(steps[slot]);
  }

  /** The number of fields and instances: the slot of the first parameter. */
  int parameters() {
    return parameters;
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
    return types.length;
  }

  /** Decodes the fields in sequence. */
  void decode(Slots at) {
    if (order != null) {
      at.little(order.little(at));
    }
    Input in = (Input) at.stream();
    for (int i = 0; i < sequence; i++) {
      int start = in.position();
      try {
        step(i).decode(at, in, i);
      } catch (RejectedException e) {
        throw e.in(ids.get(i), start);
      }
      at.done(i + 1);
    }
  }

  /** Encodes the fields in sequence; what is at positions is encoded when those of all are. */
  void encode(Slots at) {
    if (order != null) {
      at.little(order.little(at));
    }
    Output out = (Output) at.stream();
    for (int i = 0; i < sequence; i++) {
      try {
        step(i).encode(at, out, i);
      } catch (RejectedException e) {
        throw at.contradiction(i, e);
      }
      at.done(i + 1);
    }
    if (sequence < parameters) {
      at.run().encoding().later(at);
    }
  }

  /** Encodes the instances with values that nothing has asked for. */
  void encodeInstances(Slots at) {
    for (int i = sequence; i < parameters; i++) {
      at.write(i);
    }
  }
}
