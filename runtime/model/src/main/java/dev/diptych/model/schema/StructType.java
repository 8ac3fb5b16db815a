package dev.diptych.model.schema;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A struct: an ordered list of fields, and how the text arranges them. */
public final class StructType {
  private final String name;
  private final List<Field> fields;
  private final String key;
  private final List<Zip> zips;
  private final String doc;
  private final List<Computed> computed;
  private final List<NestedDerivation> nestedDerivations;
  private final Map<String, Integer> indexes = new HashMap<>();

  /**
   * A struct.
   *
   * @param name its name within the schema, such as {@code input_animation_types::pose_curves}
   * @param fields its fields, in the order of the bytes
   * @param key id of the field that stands before the parenthesis when the struct is a row, or null
   * @param zips groups of fields that may stand as one table
   * @param doc what the {@code .ksy} says of it, or an empty string
   * @param computed values that follow from others
   * @param lifts fields of structs within that follow from fields of this one
   */
  public StructType(
      String name,
      List<Field> fields,
      String key,
      List<Zip> zips,
      String doc,
      List<Computed> computed,
      List<NestedDerivation> lifts) {
    this.name = name;
    this.fields = List.copyOf(fields);
    this.key = key;
    this.zips = List.copyOf(zips);
    this.doc = doc;
    this.computed = List.copyOf(computed);
    this.nestedDerivations = List.copyOf(lifts);
    for (Field field : this.fields) {
      indexes.put(field.id(), indexes.size());
    }
  }

  /** The same without computed values. */
  public StructType(String name, List<Field> fields, String key, List<Zip> zips, String doc) {
    this(name, fields, key, zips, doc, List.of(), List.of());
  }

  /**
   * A field of a struct within that follows from fields of this one, such as the count in a header.
   *
   * @param path ids of the fields, from one of this struct down to the one that follows
   * @param derivation how; it names fields of this struct
   */
  public record NestedDerivation(List<String> path, Derivation derivation) {
    /** Keeps its own copy. */
    public NestedDerivation {
      path = List.copyOf(path);
    }
  }

  /** Fields of structs within that follow from fields of this one. */
  public List<NestedDerivation> nestedDerivations() {
    return nestedDerivations;
  }

  /**
   * A value that follows from others, worth knowing and never needed.
   *
   * @param id its id in the {@code .ksy}
   * @param type what it is
   */
  public record Computed(String id, Type type) {}

  /** Values that follow from others, in the order of the spec. */
  public List<Computed> computed() {
    return computed;
  }

  /** Its name within the schema. */
  public String name() {
    return name;
  }

  /** Whether it is all of a spec of its own, and so what that calls its root. */
  public boolean top() {
    return !name.contains("::");
  }

  /** Its fields, in the order of the bytes. */
  public List<Field> fields() {
    return fields;
  }

  /** Id of the field that stands before the parenthesis when the struct is a row, or null. */
  public String key() {
    return key;
  }

  /** Groups of fields that may stand as one table. */
  public List<Zip> zips() {
    return zips;
  }

  /** What the {@code .ksy} says of it. */
  public String doc() {
    return doc;
  }

  /** The place of the field {@code id} among the fields, or -1. */
  public int indexOf(String id) {
    return indexes.getOrDefault(id, -1);
  }

  /** The field {@code id}, which must exist. */
  public Field field(String id) {
    return fields.get(indexes.get(id));
  }

  @Override
  public String toString() {
    return name;
  }
}
