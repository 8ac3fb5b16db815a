package dev.diptych.model.schema;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One field of a struct.
 *
 * @param id its id in the {@code .ksy}, snake_case
 * @param name its name in the text: UpperCamelCase for a block, snake_case for an attribute
 * @param type type of one element
 * @param repeat number of elements
 * @param optional whether it has a condition in the spec
 * @param table whether its elements are kept as a {@link dev.diptych.model.document.Table}
 * @param derivation source of its value if the text omits it
 * @param defaultBits its default if the text omits it and it is not derived, or null
 * @param elements the {@link EnumType} with the block names of its elements, or null: by index if
 *     their number is fixed, otherwise by the value that selects the struct
 * @param role purpose of a constant
 * @param doc its documentation in the {@code .ksy}, or an empty string
 * @param storage its location in the file
 * @param unit the unit of its numbers; for a struct with one table, of the columns of that table as
 *     in {@link Schema#unit}; or null
 * @param aliases its former names
 */
public record Field(
    String id,
    String name,
    Type type,
    Repeat repeat,
    boolean optional,
    boolean table,
    Derivation derivation,
    @Nullable Long defaultBits,
    @Nullable String elements,
    Role role,
    String doc,
    Storage storage,
    @Nullable Unit unit,
    List<Alias> aliases) {
  public Field {
    aliases = List.copyOf(aliases);
  }

  /** Creates a field without a unit and aliases in the sequence of its struct. */
  public Field(
      String id,
      String name,
      Type type,
      Repeat repeat,
      boolean optional,
      boolean table,
      Derivation derivation,
      @Nullable Long fallback,
      @Nullable String elements,
      Role role,
      String doc) {
    this(
        id,
        name,
        type,
        repeat,
        optional,
        table,
        derivation,
        fallback,
        elements,
        role,
        doc,
        Storage.PLAIN,
        null,
        List.of());
  }

  /** Creates a required field without repetition or derivation. */
  public static Field plain(String id, Type type) {
    return new Field(
        id,
        id,
        type,
        new Repeat.Once(),
        false,
        false,
        new Derivation.None(),
        null,
        null,
        Role.DATA,
        "");
  }

  /** Returns a copy with another name. */
  public Field withName(String other) {
    return new Field(
        id,
        other,
        type,
        repeat,
        optional,
        table,
        derivation,
        defaultBits,
        elements,
        role,
        doc,
        storage,
        unit,
        aliases);
  }

  /** Returns a copy with another derivation. */
  public Field withDerivation(Derivation other) {
    return new Field(
        id,
        name,
        type,
        repeat,
        optional,
        table,
        other,
        defaultBits,
        elements,
        role,
        doc,
        storage,
        unit,
        aliases);
  }

  /** The name of the field as an attribute, even if it is repeated. */
  public String attribute() {
    return id.startsWith("_") ? id.substring(1) : id;
  }

  /** Whether the field is repeated. */
  public boolean repeated() {
    return !(repeat instanceof Repeat.Once);
  }

  /** Whether it is a number that tells where other fields are, so that a text can omit it. */
  public boolean isOffset() {
    return derivation instanceof Derivation.PositionOf;
  }

  /** Whether it is a parameter of the format: no part of a file, but given with it. */
  public boolean isParameter() {
    return storage.place() == Storage.Place.PARAMETER;
  }

  /** Whether it is a checksum. */
  public boolean isChecksum() {
    return derivation instanceof Derivation.ChecksumOf;
  }

  /** Whether the text omits the value if it equals the derived one. */
  public boolean derived() {
    return !(derivation instanceof Derivation.None);
  }
}
