package dev.diptych.text.shape;

import dev.diptych.model.derive.CaseLookup;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Type;
import java.util.HashMap;
import java.util.Map;

/**
 * Names in the text of a struct that is one of several: the field name alone, or with the struct
 * name. Not thread-safe.
 */
public final class ChoiceNames {
  private final Field field;
  private final Map<String, String> blocks = new HashMap<>();
  private final Map<String, String> attributes = new HashMap<>();

  /** Creates the names for the structs of {@code field}. */
  public ChoiceNames(Field field) {
    this.field = field;
  }

  /** The name of a block; {@code struct} is the struct to mention, or an empty string. */
  public String block(String struct) {
    if (struct.isEmpty()) {
      return field.name();
    }
    String known = blocks.get(struct);
    return known == null ? blocks.computeIfAbsent(struct, s -> field.name() + camel(s)) : known;
  }

  /** The name of an attribute; {@code struct} is the struct to mention, or an empty string. */
  public String attribute(String struct) {
    return struct.isEmpty()
        ? field.attribute()
        : attributes.computeIfAbsent(struct, s -> field.attribute() + "_" + simple(s));
  }

  /** The struct that the names of {@code element} in {@code owner} must mention. */
  public String mentioned(Struct owner, Struct element) {
    if (!(field.type() instanceof Type.Switched switched)) {
      return "";
    }
    String name = element.type().name();
    boolean decided =
        switched.on() != null && name.equals(CaseLookup.of(switched, owner.get(switched.on())));
    return decided ? "" : name;
  }

  /** The name of a struct in the names of cases. */
  static String simple(String struct) {
    String name = struct.substring(struct.lastIndexOf(':') + 1);
    if (!name.startsWith("twin_")) {
      return name;
    }
    // A generated wrapper is named after its content, followed by the name of its field.
    String content = name.substring("twin_".length());
    int end = content.indexOf("__");
    return end < 0 ? content : content.substring(0, end);
  }

  /** The name of a struct in the names of blocks. */
  static String camel(String struct) {
    return camelCase(simple(struct));
  }

  private static String camelCase(String id) {
    StringBuilder name = new StringBuilder();
    for (String part : id.split("_", -1)) {
      if (!part.isEmpty()) {
        name.append(Character.toUpperCase(part.charAt(0))).append(part, 1, part.length());
      }
    }
    return name.toString();
  }
}
