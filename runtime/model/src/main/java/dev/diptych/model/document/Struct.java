package dev.diptych.model.document;

import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.Arrays;
import java.util.List;

/** The values of a struct's fields. A field that does not stand in the file has none. */
public final class Struct implements Value {
  private final StructType type;
  private final Value[] values;
  private final Residue residue;
  private final List<Note> notes;

  /**
   * A struct.
   *
   * @param type its type
   * @param values a value for each field, null for what is not there; copied
   */
  public Struct(StructType type, Value[] values) {
    this(type, values, Residue.NONE, List.of());
  }

  /**
   * A struct.
   *
   * @param type its type
   * @param values a value for each field, null for what is not there; copied
   * @param residue what no field accounts for
   * @param notes what follows from the values; not part of what the struct means
   */
  public Struct(StructType type, Value[] values, Residue residue, List<Note> notes) {
    if (values.length != type.fields().size()) {
      throw new IllegalArgumentException(type + " has " + type.fields().size() + " fields");
    }
    this.type = type;
    this.values = values.clone();
    this.residue = residue;
    this.notes = List.copyOf(notes);
  }

  /**
   * A value that follows from others.
   *
   * @param id its id in the {@code .ksy}
   * @param type what it is
   * @param value the value
   */
  public record Note(String id, Type type, Value value) {}

  /** What no field accounts for, in the bytes of this struct. */
  public Residue residue() {
    return residue;
  }

  /** What follows from the values; two structs are equal whatever their notes say. */
  public List<Note> notes() {
    return notes;
  }

  /** The same struct with other residue. */
  public Struct with(Residue other) {
    return new Struct(type, values, other, notes);
  }

  /** The same struct with other values. */
  public Struct with(Value[] others) {
    return new Struct(type, others, residue, notes);
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
    return with(changed);
  }

  /** A fresh array of all values. */
  public Value[] toArray() {
    return values.clone();
  }

  @Override
  public boolean equals(Object other) {
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
