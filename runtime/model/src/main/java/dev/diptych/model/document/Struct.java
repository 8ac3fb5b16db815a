package dev.diptych.model.document;

import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The values of a struct's fields. Fields that are absent from the file have no value. */
public final class Struct implements Value {
  private final StructType type;
  private final @Nullable Value[] values;
  private final Residue residue;
  private final List<ComputedValue> computedValues;
  // A result kept for Sizes, which would otherwise visit a struct once for each stream around it.
  private int streamSize = -1;

  /**
   * Creates a struct without residue.
   *
   * @param type its type
   * @param values a value for each field, null if absent; copied
   */
  public Struct(StructType type, @Nullable Value[] values) {
    this(type, values, Residue.NONE, List.of());
  }

  /**
   * Creates a struct.
   *
   * @param type its type
   * @param values a value for each field, null if absent; copied
   * @param residue bytes that no field describes
   * @param notes computed values, which are not part of the document
   */
  public Struct(
      StructType type, @Nullable Value[] values, Residue residue, List<ComputedValue> notes) {
    this(type, residue, List.copyOf(notes), values.clone());
  }

  private Struct(
      StructType type, Residue residue, List<ComputedValue> notes, @Nullable Value[] values) {
    if (values.length != type.fields().size()) {
      throw new IllegalArgumentException(type + " has " + type.fields().size() + " fields");
    }
    this.type = type;
    this.values = values;
    this.residue = residue;
    this.computedValues = notes;
  }

  /**
   * A struct of values that are not copied, because a file may have millions of structs.
   *
   * @param type its type
   * @param values a value for each field, null if absent; they must not be changed
   * @param residue bytes that no field describes
   * @param notes computed values, which are not part of the document
   */
  public static Struct of(
      StructType type, @Nullable Value[] values, Residue residue, List<ComputedValue> notes) {
    return new Struct(type, residue, notes.isEmpty() ? List.of() : List.copyOf(notes), values);
  }

  /**
   * A computed value.
   *
   * @param id its id in the {@code .ksy}
   * @param type its type
   * @param value the value
   */
  public record ComputedValue(String id, Type type, Value value) {}

  /** Bytes of this struct that no field describes. */
  public Residue residue() {
    return residue;
  }

  /**
   * Whether a field in sequence was not decoded, because the file is damaged. The first such field
   * may have a part of its value.
   *
   * @param index the index of the field
   */
  public boolean isCut(int index) {
    Residue.Cut cut = residue.cut();
    return cut != null && cut.covers(type, index);
  }

  /** Whether this or an inner struct is cut. */
  public boolean isDamaged() {
    if (residue.cut() != null) {
      return true;
    }
    for (@Nullable Value value : values) {
      if (isDamaged(value)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isDamaged(@Nullable Value value) {
    if (value instanceof Sequence sequence) {
      List<Value> elements = sequence.elements();
      for (int i = 0; i < elements.size(); i++) {
        if (isDamaged(elements.get(i))) {
          return true;
        }
      }
    }
    return value instanceof Struct struct && struct.isDamaged();
  }

  /** The computed values; they do not affect equality. */
  public List<ComputedValue> computedValues() {
    return computedValues;
  }

  /** Returns a copy with other residue. */
  public Struct with(Residue other) {
    return new Struct(type, other, computedValues, values);
  }

  /** Returns a copy with other values. */
  public Struct with(@Nullable Value[] others) {
    return new Struct(type, others, residue, computedValues);
  }

  /** A copy with other values, or this struct if they are its own. */
  public Struct replaced(@Nullable Value[] others) {
    for (int i = 0; i < values.length; i++) {
      if (values[i] != others[i]) {
        return with(others);
      }
    }
    return this;
  }

  /** Bytes of a stream that holds this struct alone, or -1 if not computed yet. */
  public int streamSize() {
    return streamSize;
  }

  /** Keeps the size of a stream that holds this struct alone; it depends on nothing else. */
  public void keepStreamSize(long bytes) {
    streamSize = bytes <= Integer.MAX_VALUE ? (int) bytes : -1;
  }

  /** The type. */
  public StructType type() {
    return type;
  }

  /** The value of the field at {@code index}, or null. */
  public @Nullable Value get(int index) {
    return values[index];
  }

  /**
   * The value of the field {@code id}.
   *
   * @throws NullPointerException with the id, if it is absent
   */
  public Value require(String id) {
    return Objects.requireNonNull(get(id), id);
  }

  /** The value of the field {@code id}, or null; the field must exist. */
  public @Nullable Value get(String id) {
    return values[type.indexOf(id)];
  }

  /** Returns a copy with another value for one field. */
  public Struct with(String id, @Nullable Value value) {
    @Nullable Value[] changed = values.clone();
    changed[type.indexOf(id)] = value;
    return with(changed);
  }

  /** A copy of all values. */
  public @Nullable Value[] toArray() {
    return values.clone();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    if (other == this) {
      return true;
    }
    return other instanceof Struct struct
        && type.name().equals(struct.type.name())
        && residue.equals(struct.residue)
        && Arrays.equals(values, struct.values);
  }

  @Override
  public int hashCode() {
    return type.name().hashCode() * 31 + Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return type + Arrays.toString(values) + (residue.isEmpty() ? "" : residue);
  }
}
