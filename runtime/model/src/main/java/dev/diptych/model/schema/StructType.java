package dev.diptych.model.schema;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A struct: an ordered list of fields, and its form in the text. */
public final class StructType {
  private final String name;
  private final List<Field> fields;
  private final @Nullable String key;
  private final List<Zip> zips;
  private final String doc;
  private final List<Computed> computed;
  private final List<NestedDerivation> nestedDerivations;
  private final List<Alias> aliases;
  private final Map<String, Integer> indexes = new HashMap<>();
  private final boolean top;

  /** The width of each field that is one number of whole bytes in the sequence; 0 for others. */
  private final int[] widths;

  /**
   * Creates a struct type.
   *
   * @param name its name in the schema, such as {@code input_animation_types::pose_curves}
   * @param fields its fields in file order
   * @param key id of the field before the parenthesis if the struct is a row, or null
   * @param zips groups of fields that can be one table
   * @param doc its documentation in the {@code .ksy}, or an empty string
   * @param computed computed values
   * @param nestedDerivations fields of inner structs that are derived from fields of this one
   * @param aliases former ids of its type
   */
  public StructType(
      String name,
      List<Field> fields,
      @Nullable String key,
      List<Zip> zips,
      String doc,
      List<Computed> computed,
      List<NestedDerivation> nestedDerivations,
      List<Alias> aliases) {
    this.name = name;
    this.fields = List.copyOf(fields);
    this.key = key;
    this.zips = List.copyOf(zips);
    this.doc = doc;
    this.computed = List.copyOf(computed);
    this.nestedDerivations = List.copyOf(nestedDerivations);
    this.aliases = List.copyOf(aliases);
    for (Field field : this.fields) {
      indexes.put(field.id(), indexes.size());
    }
    this.top = !name.contains("::");
    this.widths = this.fields.stream().mapToInt(StructType::width).toArray();
  }

  private static int width(Field field) {
    boolean inSequence =
        field.storage().place() == Storage.Place.SEQUENCE && !field.storage().packed();
    return inSequence && field.type() instanceof Type.Numeric number ? number.kind().width() : 0;
  }

  /**
   * Whether it only holds a number that a switch selects. The size of the field does not limit such
   * a number.
   */
  public boolean isBoxedNumber() {
    boolean box = name.startsWith("twin_", name.lastIndexOf(':') + 1);
    return box
        && (fields.get(0).type() instanceof Type.Numeric
            || fields.get(0).type() instanceof Type.Bits);
  }

  /** Creates a struct without computed values, nested derivations and aliases. */
  public StructType(
      String name, List<Field> fields, @Nullable String key, List<Zip> zips, String doc) {
    this(name, fields, key, zips, doc, List.of(), List.of(), List.of());
  }

  /**
   * A field of an inner struct that is derived from fields of this one, such as the count in a
   * header.
   *
   * @param path ids of the fields, from one of this struct to the derived one
   * @param derivation its derivation from fields of this struct
   */
  public record NestedDerivation(List<String> path, Derivation derivation) {
    public NestedDerivation {
      path = List.copyOf(path);
    }
  }

  /** Fields of inner structs that are derived from fields of this one. */
  public List<NestedDerivation> nestedDerivations() {
    return nestedDerivations;
  }

  /**
   * A computed value, for information only.
   *
   * @param id its id in the {@code .ksy}
   * @param type its type
   */
  public record Computed(String id, Type type) {}

  /** Computed values in the order of the spec. */
  public List<Computed> computed() {
    return computed;
  }

  /** The name in the schema. */
  public String name() {
    return name;
  }

  /** The former ids of its type. */
  public List<Alias> aliases() {
    return aliases;
  }

  /** Whether this is the top-level type of a spec. */
  public boolean top() {
    return top;
  }

  /** The number of bytes of a number in a field; 0 if it may be something else or elsewhere. */
  public int width(int field) {
    return widths[field];
  }

  /** The fields in file order. */
  public List<Field> fields() {
    return fields;
  }

  /** Id of the field before the parenthesis if the struct is a row, or null. */
  public @Nullable String key() {
    return key;
  }

  /** Groups of fields that can be one table. */
  public List<Zip> zips() {
    return zips;
  }

  /** The documentation in the {@code .ksy}. */
  public String doc() {
    return doc;
  }

  /** Index of the field {@code id}, or -1. */
  public int indexOf(String id) {
    return indexes.getOrDefault(id, -1);
  }

  /** The field {@code id}, which must exist. */
  public Field field(String id) {
    return fields.get(Objects.requireNonNull(indexes.get(id), id));
  }

  @Override
  public String toString() {
    return name;
  }
}
