package dev.diptych.model.schema;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** A format as both faces see it. */
public final class Schema {
  private final FormatName format;
  private final String className;
  private final String refusal;
  private final String root;
  private final TextStyle style;
  private final Map<String, StructType> structs;
  private final Map<String, EnumType> enums;
  private final Map<String, RecordLayout> layouts = new HashMap<>();

  /**
   * A schema.
   *
   * @param format what it describes
   * @param className the generated class that reads and writes its files
   * @param refusal why files of this kind are recognised but not taken, or null where they are
   *     taken
   * @param root name of the struct that a whole file is
   * @param style what is particular about its texts
   * @param structs all structs by name
   * @param enums all enumerations by name
   */
  public Schema(
      FormatName format,
      String className,
      String refusal,
      String root,
      TextStyle style,
      Map<String, StructType> structs,
      Map<String, EnumType> enums) {
    this.format = format;
    this.className = className;
    this.refusal = refusal;
    this.root = root;
    this.style = style;
    this.structs = Collections.unmodifiableMap(new LinkedHashMap<>(structs));
    this.enums = Collections.unmodifiableMap(new LinkedHashMap<>(enums));
  }

  /** What it describes. */
  public FormatName format() {
    return format;
  }

  /** The generated class that reads and writes its files. */
  public String className() {
    return className;
  }

  /** Why files of this kind are recognised but not taken, or null where they are taken. */
  public String refusal() {
    return refusal;
  }

  /** The struct that a whole file is. */
  public StructType root() {
    return structs.get(root);
  }

  /** What is particular about its texts. */
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

  /** The struct that {@code type} names. */
  public StructType struct(Type.Nested type) {
    return structs.get(type.struct());
  }

  /** The names of the values of a type that has {@code names}, or null where that is null. */
  public EnumType names(String names) {
    return names == null ? null : enums.get(names);
  }

  /** The record layout of the elements of {@code field}, which must be a table. */
  public synchronized RecordLayout layout(Field field) {
    if (field.type() instanceof Type.Numeric number) {
      return layouts.computeIfAbsent(
          number.kind() + "/" + number.names(), name -> RecordLayout.of(name, number));
    }
    String struct = ((Type.Nested) field.type()).struct();
    return layouts.computeIfAbsent(struct, name -> RecordLayout.of(structs.get(name)));
  }
}
