package dev.diptych.model.schema;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A format, as both faces see it. */
public final class Schema {
  private final FormatName format;
  private final @Nullable String refusal;
  private final String root;
  private final TextStyle style;
  private final Map<String, StructType> structs;
  private final Map<String, EnumType> enums;
  private final Map<String, RecordLayout> layouts = new HashMap<>();
  private final boolean hasOffsets;
  private final boolean hasChecksums;

  /**
   * Creates a schema.
   *
   * @param format name, version and layout
   * @param refusal why files are recognised but rejected, or null if they are accepted
   * @param root name of the struct of a whole file
   * @param style style of its texts
   * @param structs all structs by name
   * @param enums all enumerations by name
   */
  public Schema(
      FormatName format,
      @Nullable String refusal,
      String root,
      TextStyle style,
      Map<String, StructType> structs,
      Map<String, EnumType> enums) {
    this.format = format;
    this.refusal = refusal;
    this.root = root;
    this.style = style;
    this.structs = Collections.unmodifiableMap(new LinkedHashMap<>(structs));
    this.enums = Collections.unmodifiableMap(new LinkedHashMap<>(enums));
    this.hasOffsets = has(structs, Field::isOffset);
    this.hasChecksums = has(structs, Field::isChecksum);
  }

  private static boolean has(Map<String, StructType> structs, Predicate<Field> wanted) {
    for (StructType struct : structs.values()) {
      for (Field field : struct.fields()) {
        if (wanted.test(field)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether there are {@linkplain Field#isOffset offsets} that a text can omit. */
  public boolean hasOffsets() {
    return hasOffsets;
  }

  /** Name, version and layout. */
  public FormatName format() {
    return format;
  }

  /** Why files are recognised but rejected, or null if they are accepted. */
  public @Nullable String refusal() {
    return refusal;
  }

  /** The struct of a whole file. */
  public StructType root() {
    return struct(root);
  }

  /** Style of its texts. */
  public TextStyle style() {
    return style;
  }

  /** All structs by name. */
  public Map<String, StructType> structs() {
    return structs;
  }

  /** All enumerations by name. */
  public Map<String, EnumType> enums() {
    return enums;
  }

  /** Whether it has checksums. */
  public boolean hasChecksums() {
    return hasChecksums;
  }

  /** The struct of {@code type}. */
  public StructType struct(Type.Nested type) {
    return struct(type.struct());
  }

  /**
   * The struct {@code name}.
   *
   * @throws IllegalArgumentException if there is none
   */
  public StructType struct(String name) {
    StructType struct = structs.get(name);
    if (struct == null) {
      throw new IllegalArgumentException("unknown struct " + name);
    }
    return struct;
  }

  /** The enumeration {@code names}, or null if that is null. */
  public @Nullable EnumType names(@Nullable String names) {
    return names == null ? null : enums.get(names);
  }

  /** The record layout of the elements of {@code field}, which must be a table. */
  public synchronized RecordLayout layout(Field field) {
    if (field.type() instanceof Type.Numeric number) {
      return layouts.computeIfAbsent(
          number.kind() + "/" + number.names() + "/" + word(number.notation()),
          name -> RecordLayout.of(name, number));
    }
    String struct = ((Type.Nested) field.type()).struct();
    return layouts.computeIfAbsent(struct, name -> RecordLayout.of(struct(name)));
  }

  /** A word that no other notation has. The text of a record takes long when it is made first. */
  private static String word(Notation notation) {
    return notation instanceof Notation.Decimals decimals
        ? String.valueOf(decimals.count())
        : notation.getClass().getSimpleName();
  }

  /**
   * The unit of the numbers in a column of a table, or null. It is the column's own unit, otherwise
   * that of the field whose struct contains the table, unless the column is the key or has names or
   * a default: keys, modes, tangents and weights do not measure what the curve does.
   *
   * @param table the field with the table
   * @param column index of the column in its layout
   * @param owner the field whose struct contains the table, or null
   */
  public @Nullable Unit unit(Field table, int column, @Nullable Field owner) {
    RecordLayout layout = layout(table);
    boolean plain = table.type() instanceof Type.Numeric;
    Field field = plain ? table : layout.columns().get(column).field();
    if (field.unit() != null || owner == null) {
      return field.unit();
    }
    boolean inherits =
        layout.key() != column && field.type().names() == null && field.defaultBits() == null;
    return inherits ? owner.unit() : null;
  }
}
