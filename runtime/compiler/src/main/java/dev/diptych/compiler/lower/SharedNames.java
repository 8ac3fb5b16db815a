package dev.diptych.compiler.lower;

import dev.diptych.ksy.Yaml;
import dev.diptych.records.JavaNames;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Names that types and enumerations share. Specs allow both; in Java both are classes, and inner
 * classes hide outer ones. So an enumeration with the name of any type is renamed in lowered
 * modules.
 */
final class SharedNames {
  private final Set<String> types = new HashSet<>();
  private final Set<String> enums = new LinkedHashSet<>();

  private SharedNames() {}

  /** The new names of enumerations, by their ids. */
  static Map<String, String> enums(Map<String, Map<String, Object>> modules) {
    SharedNames names = new SharedNames();
    modules.forEach(names::collect);
    Map<String, String> others = new TreeMap<>();
    for (String id : names.enums) {
      if (names.types.contains(JavaNames.camel(id))) {
        others.put(id, names.free(id));
      }
    }
    return others;
  }

  private void collect(String name, Map<String, Object> type) {
    types.add(JavaNames.camel(name));
    enums.addAll(Yaml.map(type, "enums").keySet());
    Map<String, Object> inner = Yaml.map(type, "types");
    inner.keySet().forEach(each -> collect(each, Yaml.map(inner, each)));
  }

  private String free(String id) {
    String name = id + "_enum";
    while (types.contains(JavaNames.camel(name)) || enums.contains(name)) {
      name += "_enum";
    }
    return name;
  }
}
