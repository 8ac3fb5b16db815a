package dev.diptych.compiler.lower;

import dev.diptych.compiler.ksy.Yaml;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Enumerations of types, moved to the top of their modules. A field whose number is kept without
 * its name has a computed value for expressions, and that can name no enumeration of another type:
 * the compiler takes {@code a::b} there for one word. Only enumerations are moved that no other
 * shares its id with, so that every path to them can be told by its last part.
 */
final class Homes {
  private final Map<String, String> modules = new TreeMap<>();
  private final Map<String, Integer> count = new HashMap<>();
  private boolean wanted;

  private Homes() {}

  /** Where the enumerations of {@code modules} are to stand. */
  static Homes of(Map<String, Map<String, Object>> modules) {
    Homes homes = new Homes();
    modules.forEach((name, module) -> homes.collect(name, module));
    homes.modules.keySet().removeIf(id -> homes.count.get(id) > 1);
    if (!homes.wanted) {
      homes.modules.clear();
    }
    return homes;
  }

  /** The module at whose top the enumeration {@code id} stands, or null where it was not moved. */
  String of(String id) {
    return modules.get(id);
  }

  boolean isEmpty() {
    return modules.isEmpty();
  }

  private void collect(String module, Map<String, Object> type) {
    for (String id : Yaml.map(type, "enums").keySet()) {
      modules.put(id, module);
      count.merge(id, 1, Integer::sum);
    }
    Map<String, Object> instances = Yaml.map(type, "instances");
    for (String id : instances.keySet()) {
      Map<String, Object> instance = Yaml.map(instances, id);
      String named = Yaml.text(instance, "enum");
      wanted |= instance.containsKey("value") && named != null && named.contains("::");
    }
    Map<String, Object> inner = Yaml.map(type, "types");
    inner.keySet().forEach(each -> collect(module, Yaml.map(inner, each)));
  }

  /** {@code module} with all its enumerations at its top. */
  Map<String, Object> moved(Map<String, Object> module) {
    Map<String, Object> top = new LinkedHashMap<>(Yaml.map(module, "enums"));
    Map<String, Object> changed = without(module, top);
    if (!top.isEmpty()) {
      changed.put("enums", top);
    }
    return changed;
  }

  /** {@code type} with the enumerations of types within it put into {@code top}. */
  private Map<String, Object> without(Map<String, Object> type, Map<String, Object> top) {
    Map<String, Object> changed = new LinkedHashMap<>(type);
    Map<String, Object> types = new LinkedHashMap<>(Yaml.map(type, "types"));
    for (String id : List.copyOf(types.keySet())) {
      Map<String, Object> inner = without(Yaml.map(types, id), top);
      Map<String, Object> enums = new LinkedHashMap<>(Yaml.map(inner, "enums"));
      enums.entrySet().removeIf(one -> modules.containsKey(one.getKey()) && put(top, one));
      inner.remove("enums");
      if (!enums.isEmpty()) {
        inner.put("enums", enums);
      }
      types.put(id, inner);
    }
    if (!types.isEmpty()) {
      changed.put("types", types);
    }
    return changed;
  }

  private static boolean put(Map<String, Object> top, Map.Entry<String, Object> one) {
    top.put(one.getKey(), one.getValue());
    return true;
  }
}
