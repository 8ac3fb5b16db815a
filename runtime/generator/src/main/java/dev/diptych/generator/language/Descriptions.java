package dev.diptych.generator.language;

import dev.diptych.ksy.KsyModule;
import dev.diptych.ksy.Modules;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Changes only the documentation in a spec. */
final class Descriptions {
  private static final Set<String> KEYS = Set.of("doc", "doc-ref");

  private Descriptions() {}

  /**
   * The content of each of {@code modules}, by name, with documentation that is safe in {@code
   * language}.
   */
  static Map<String, Map<String, Object>> in(Language language, Modules modules) {
    Map<String, Map<String, Object>> all = new LinkedHashMap<>();
    for (KsyModule module : modules.all().values()) {
      all.put(module.name(), map(language, module.yaml()));
    }
    return all;
  }

  private static Map<String, Object> map(Language language, Map<?, ?> map) {
    Map<Object, Object> copy = new LinkedHashMap<>();
    map.forEach(
        (key, value) ->
            copy.put(key, KEYS.contains(key) ? text(language, value) : node(language, value)));
    @SuppressWarnings("unchecked") // The keys are what they were.
    Map<String, Object> same = (Map<String, Object>) (Map<?, ?>) copy;
    return same;
  }

  private static Object node(Language language, Object value) {
    if (value instanceof List<?> list) {
      return list.stream().map(each -> node(language, each)).toList();
    }
    return value instanceof Map<?, ?> map ? map(language, map) : value;
  }

  /** Documentation, or the node of a member whose id is {@code doc}. */
  private static Object text(Language language, Object value) {
    if (value instanceof List<?> list) {
      return list.stream().map(each -> text(language, each)).toList();
    }
    return value instanceof String text ? DocText.of(language, text) : node(language, value);
  }
}
