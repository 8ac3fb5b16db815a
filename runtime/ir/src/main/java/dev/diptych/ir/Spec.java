package dev.diptych.ir;

import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A spec with everything that it imports.
 *
 * @param header its keys about its format
 * @param root the name of the root type
 * @param imports the names of the specs that it imports
 * @param types all types, by full name
 * @param enums all enumerations, by full name
 */
public record Spec(
    Header header,
    String root,
    Set<String> imports,
    Map<String, TypeDef> types,
    Map<String, EnumDef> enums) {
  /** The path of the file with the root type. */
  public String file() {
    return rootType().origin().file().path().toString();
  }

  /** The root type. */
  public TypeDef rootType() {
    return requireType(root);
  }

  /** The type {@code name}, or null. */
  public @Nullable TypeDef type(String name) {
    return types.get(name);
  }

  /** The type {@code name}, which must exist. */
  public TypeDef requireType(String name) {
    return Objects.requireNonNull(types.get(name), name);
  }

  /** The enumeration {@code name}, which must exist. */
  public EnumDef requireEnum(String name) {
    return Objects.requireNonNull(enums.get(name), name);
  }

  /** The type of the fields of {@code type}, or null where it is no type of the spec. */
  public @Nullable TypeDef type(FieldType type) {
    return type instanceof FieldType.User user && !user.opaque() ? types.get(user.name()) : null;
  }

  /** The place of the type {@code name} or, where the spec has none, of the type around it. */
  public Origin origin(String name) {
    TypeDef type = types.get(name);
    int end = name.lastIndexOf("::");
    if (type != null) {
      return type.origin();
    }
    return end < 0 ? rootType().origin() : origin(name.substring(0, end));
  }
}
