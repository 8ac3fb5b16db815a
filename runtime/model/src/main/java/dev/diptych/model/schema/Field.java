package dev.diptych.model.schema;

/**
 * One field of a struct.
 *
 * @param id its id in the {@code .ksy}, snake_case
 * @param name what the text calls it: a block's name in UpperCamelCase, an attribute's in
 *     snake_case
 * @param type what one element is
 * @param repeat how often it stands
 * @param optional whether the spec gives it under a condition
 * @param table whether its elements are kept as a {@link dev.diptych.model.document.Table}
 * @param derivation where its value comes from when the text does not say
 * @param defaultBits the bits that it has when the text does not say and nothing derives them, or
 *     null
 * @param elements the {@link EnumType} whose names its elements bear as blocks, or null: by their
 *     places where their number is fixed, else by the value that says which struct each is
 * @param role what it is for when it is constant
 * @param doc what the {@code .ksy} says of it, or an empty string
 * @param storage where it stands in the file
 */
public record Field(
    String id,
    String name,
    Type type,
    Repeat repeat,
    boolean optional,
    boolean table,
    Derivation derivation,
    Long defaultBits,
    String elements,
    Role role,
    String doc,
    Storage storage) {
  /** A field of the sequence, in the stream of its struct. */
  public Field(
      String id,
      String name,
      Type type,
      Repeat repeat,
      boolean optional,
      boolean table,
      Derivation derivation,
      Long fallback,
      String elements,
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
        Storage.plain(id));
  }

  /** A field that stands once, always, and is nothing but a value. */
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

  /** The same field by another name. */
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
        storage);
  }

  /** The same field with another derivation. */
  public Field withDerivation(Derivation other) {
    return new Field(
        id, name, type, repeat, optional, table, other, defaultBits, elements, role, doc, storage);
  }

  /** What the text calls the field where it stands as an attribute though it is repeated. */
  public String attribute() {
    return id.startsWith("_") ? id.substring(1) : id;
  }

  /** Whether the field stands more or less than once by its nature. */
  public boolean repeated() {
    return !(repeat instanceof Repeat.Once);
  }

  /** Whether the text leaves the value out as long as it is the derived one. */
  public boolean derived() {
    return !(derivation instanceof Derivation.None);
  }
}
