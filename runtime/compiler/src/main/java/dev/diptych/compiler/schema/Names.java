package dev.diptych.compiler.schema;

import dev.diptych.compiler.ksy.KsyModule;
import dev.diptych.compiler.ksy.Yaml;
import dev.diptych.model.schema.EnumType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the text calls things: from {@code -twin-name}, else from the id. */
public final class Names {
  private Names() {}

  /** {@code index_tip} as {@code IndexTip}, as the Kaitai Struct compiler names classes, too. */
  public static String camel(String id) {
    StringBuilder name = new StringBuilder();
    for (String part : id.split("_", -1)) {
      if (!part.isEmpty()) {
        name.append(Character.toUpperCase(part.charAt(0))).append(part, 1, part.length());
      }
    }
    return name.toString();
  }

  /** The name that {@code yaml} asks for, else {@code otherwise}. */
  static String of(Map<String, Object> yaml, String otherwise) {
    String wanted = Yaml.text(yaml, "-twin-name");
    return wanted == null ? otherwise : wanted;
  }

  /** The enumeration called {@code path}, as {@code module} spells it. */
  static EnumType enumType(KsyModule module, List<String> path) {
    int last = path.size() - 1;
    Map<String, Object> owner = module.type(path.subList(0, last));
    Map<Long, String> names = new LinkedHashMap<>();
    for (Map.Entry<?, ?> member : Yaml.map(Yaml.map(owner, "enums"), path.get(last)).entrySet()) {
      names.put(Long.decode(String.valueOf(member.getKey())), memberName(member.getValue()));
    }
    return new EnumType(String.join("::", path), names);
  }

  private static String memberName(Object member) {
    if (member instanceof Map<?, ?> map && map.get("-twin-name") instanceof String wanted) {
      return wanted;
    }
    Object id = member instanceof Map<?, ?> map ? map.get("id") : member;
    return camel(String.valueOf(id));
  }
}
