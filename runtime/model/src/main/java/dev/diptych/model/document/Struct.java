package dev.diptych.model.document;

import dev.diptych.model.schema.StructType;
import java.util.Arrays;

/** The values of a struct's fields. A field that does not stand in the file has none. */
public final class Struct implements Value {
  private final StructType type;
  private final Value[] values;

  /**
   * A struct.
   *
   * @param type its type
   * @param values a value for each field, null for what is not there; copied
   */
  public Struct(StructType type, Value[] values) {
    if (values.length != type.fields().size()) {
      throw new IllegalArgumentException(type + " has " + type.fields().size() + " fields");
    }
    this.type = type;
    this.values = values.clone();
  }

  /** Its type. */
  public StructType type() {
    return type;
  }

  /** The value of the field at {@code index}, or null. */
  public Value get(int index) {
    return values[index];
  }

  /** The value of the field {@code id}, or null; the field must exist. */
  public Value get(String id) {
    return values[type.indexOf(id)];
  }

  /** The same struct with another value in one field. */
  public Struct with(String id, Value value) {
    Value[] changed = values.clone();
    changed[type.indexOf(id)] = value;
    return new Struct(type, changed);
  }

  /** A fresh array of all values. */
  public Value[] toArray() {
    return values.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Struct struct
        && type.name().equals(struct.type.name())
        && Arrays.equals(values, struct.values);
  }

  @Override
  public int hashCode() {
    return type.name().hashCode() * 31 + Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return type + Arrays.toString(values);
  }
}
