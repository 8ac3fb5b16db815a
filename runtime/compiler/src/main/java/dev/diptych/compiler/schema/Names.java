package dev.diptych.compiler.schema;

import dev.diptych.compiler.ksy.KsyModule;
import dev.diptych.compiler.ksy.Yaml;
import dev.diptych.model.schema.EnumType;
import dev.diptych.records.JavaNames;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What the text calls things: from {@code -twin-name}, else from the id. */
public final class Names {
  /** Words of the text's language, which nothing else can be called. */
  static final Set<String> RESERVED = Set.of("Eof", "inf", "nan");

  private Names() {}

  /** {@code index_tip} as {@code IndexTip}. */
  public static String camel(String id) {
    return JavaNames.camel(id);
  }

  /** The name that {@code yaml} asks for, else {@code otherwise}. */
  static String of(Map<String, Object> yaml, String otherwise) {
    String wanted = Yaml.text(yaml, "-twin-name");
    return wanted == null ? otherwise : wanted;
  }

  /** The enumeration called {@code path}, as {@code module} spells it. */
  static EnumType enumType(KsyModule module, List<String> path) {
    Map<Long, String> names = new LinkedHashMap<>();
    Set<String> taken = new HashSet<>(RESERVED);
    for (Map.Entry<?, ?> member : members(module, path).entrySet()) {
      String name = memberName(member.getValue());
      while (!taken.add(name)) {
        name += "_";
      }
      names.put(number(member.getKey()), name);
    }
    return new EnumType(String.join("::", path), names);
  }

  /**
   * The number that the enumeration {@code path} of {@code module} calls {@code label}, or null.
   */
  static Long valueOf(KsyModule module, List<String> path, String label) {
    for (Map.Entry<?, ?> member : members(module, path).entrySet()) {
      if (label.equals(memberId(member.getValue()))) {
        return number(member.getKey());
      }
    }
    return null;
  }

  private static Map<?, ?> members(KsyModule module, List<String> path) {
    int last = path.size() - 1;
    return Yaml.map(Yaml.map(module.type(path.subList(0, last)), "enums"), path.get(last));
  }

  private static long number(Object key) {
    if (key instanceof Number number) {
      return number.longValue();
    }
    String text = String.valueOf(key).replace("_", "");
    return text.startsWith("0b")
        ? new BigInteger(text.substring(2), 2).longValue()
        : text.startsWith("0x")
            ? new BigInteger(text.substring(2), 16).longValue()
            : Long.decode(text);
  }

  private static String memberId(Object member) {
    return String.valueOf(member instanceof Map<?, ?> map ? map.get("id") : member);
  }

  private static String memberName(Object member) {
    if (member instanceof Map<?, ?> map && map.get("-twin-name") instanceof String wanted) {
      return wanted;
    }
    return camel(memberId(member));
  }
}
