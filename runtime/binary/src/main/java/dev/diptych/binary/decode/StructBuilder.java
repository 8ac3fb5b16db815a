package dev.diptych.binary.decode;

import dev.diptych.binary.generated.GeneratedClass;
import dev.diptych.binary.generated.GeneratedNumbers;
import dev.diptych.model.derive.Sizes;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.records.Budget;
import dev.diptych.records.BudgetExceededException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Builds structs from nodes, once all their fields are read. */
final class StructBuilder {
  /** Prefix of the id of a computed number for which generated code has all 64 bits. */
  private static final String LONG_PREFIX = "twin_long_";

  private final Sizes sizes = Sizes.withChecksums();
  private int remaining;

  /**
   * A builder.
   *
   * @param comments maximum number of computed values to keep; a struct keeps all of its own or
   *     none, outer structs first
   */
  StructBuilder(int comments) {
    this.remaining = comments;
  }

  /** Whether it keeps no computed values of {@code schema}. */
  boolean omitsComputedValues(Schema schema) {
    return remaining <= 0
        || schema.structs().values().stream().allMatch(s -> s.computed().isEmpty());
  }

  Struct build(StructNode node) {
    List<Struct.ComputedValue> notes = computedValues(node);
    @Nullable Value[] values = new Value[node.slots().length];
    for (int i = 0; i < values.length; i++) {
      Value value = value(node.slots()[i]);
      values[i] = value;
      Field field = node.type().fields().get(i);
      if (field.storage().packed() && value != null) {
        packed(value, new PackingReader(node, field).sizes());
      }
    }
    Struct struct = new Struct(node.type(), values, Residue.NONE, notes);
    Residue residue = node.ownsStream() ? residue(node, struct) : Residue.NONE;
    return residue.isEmpty() ? struct : struct.with(residue);
  }

  private @Nullable Value value(@Nullable Object slot) {
    if (slot instanceof StructNode node) {
      return build(node);
    }
    return slot instanceof List<?> elements ? sequence(elements) : (Value) slot;
  }

  private Sequence sequence(List<?> slots) {
    Value[] elements = new Value[slots.size()];
    for (int i = 0; i < elements.length; i++) {
      elements[i] = value(slots.get(i));
    }
    return new Sequence(List.of(elements));
  }

  private void packed(Value value, List<Integer> found) {
    for (int i = 0; i < found.size(); i++) {
      Value element = value instanceof Sequence sequence ? sequence.elements().get(i) : value;
      sizes.put(element, found.get(i));
    }
  }

  private Residue residue(StructNode node, Struct struct) {
    long size = node.stream().stream().size();
    long described = sizes.stream(struct);
    if (described == size && node.stream().end() >= size) {
      return Residue.NONE;
    }
    Blob trailing = node.stream().trailing();
    long slack = described == Sizes.UNKNOWN ? 0 : size - trailing.length() - described;
    return new Residue(trailing, slack, List.of());
  }

  private List<Struct.ComputedValue> computedValues(StructNode node) {
    if (remaining <= 0 || node.type().computed().isEmpty()) {
      return List.of();
    }
    List<Struct.ComputedValue> notes = new ArrayList<>();
    for (StructType.Computed computed : node.type().computed()) {
      Value value = computed(node, computed);
      if (value != null) {
        notes.add(new Struct.ComputedValue(computed.id(), computed.type(), value));
      }
    }
    remaining -= notes.size();
    return notes;
  }

  /** A computed value, or null if its expression fails: many are only valid under a condition. */
  private static @Nullable Value computed(StructNode node, StructType.Computed computed) {
    try {
      GeneratedClass generatedClass = GeneratedClass.of(node.object().getClass());
      String wide = LONG_PREFIX + computed.id();
      Object object =
          generatedClass.get(node.object(), generatedClass.has(wide) ? wide : computed.id());
      if (object instanceof String text) {
        Budget.current().spend(2L * text.length());
        return new Blob(text.getBytes(StandardCharsets.UTF_8));
      }
      if (object instanceof byte[] bytes) {
        Budget.current().spend(bytes.length);
        return new Blob(bytes);
      }
      return object == null ? null : number(object, computed.type());
    } catch (BudgetExceededException e) {
      throw new FieldBudgetException(node.start(), node.path().field(computed.id()), e);
    } catch (RuntimeException e) {
      return null;
    }
  }

  private static Value number(Object object, Type type) {
    if (object instanceof Float value) {
      return new Scalar(Double.doubleToRawLongBits(value));
    }
    return GeneratedNumbers.scalar(object, type);
  }
}
