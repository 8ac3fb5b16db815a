package dev.diptych.compiler.lower;

import dev.diptych.compiler.ksy.Yaml;
import dev.diptych.records.JavaNames;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Gives types and enumerations other names in a lowered module where Java could not tell them from
 * its own: {@code string}, {@code list}, {@code integer}.
 */
final class TakenNames {
  /** Names of types stand between these, names of enumerations before a label. */
  private static final Pattern PATH =
      Pattern.compile("<\\s*([a-z0-9_:]+)(?=\\s*(?:\\[\\s*\\])?\\s*>)|\\b((?:[a-z0-9_]+::)+)");

  private static final Set<String> WORDS =
      Set.of("id", "doc", "doc-ref", "encoding", "title", "contents", "meta", "-orig-id");

  private TakenNames() {}

  /** The same module, everything called by names that Java can have. */
  @SuppressWarnings("unchecked")
  static Map<String, Object> finish(Map<String, Object> module) {
    return any(module) ? (Map<String, Object>) node("", module) : module;
  }

  private static boolean any(Map<String, Object> type) {
    boolean own =
        type.get("enums") instanceof Map<?, ?> enums
            && enums.keySet().stream().anyMatch(TakenNames::taken);
    for (Map.Entry<String, Object> inner : Yaml.map(type, "types").entrySet()) {
      own |= taken(inner.getKey()) || any(Yaml.map(Yaml.map(type, "types"), inner.getKey()));
    }
    return own;
  }

  private static boolean taken(Object id) {
    return !JavaNames.type(String.valueOf(id)).equals(String.valueOf(id));
  }

  private static Object node(String key, Object value) {
    if (value instanceof Map<?, ?> map) {
      return map(key, map);
    }
    if (value instanceof List<?> list) {
      List<Object> nodes = new ArrayList<>();
      list.forEach(each -> nodes.add(node(key, each)));
      return nodes;
    }
    return value instanceof String text ? text(key, text) : value;
  }

  private static Map<Object, Object> map(String key, Map<?, ?> map) {
    boolean names = key.equals("types") || key.equals("enums");
    Map<Object, Object> changed = new LinkedHashMap<>();
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      String word = String.valueOf(entry.getKey());
      if (WORDS.contains(word) || word.startsWith("-")) {
        changed.put(entry.getKey(), entry.getValue());
      } else if (names) {
        boolean enumeration = key.equals("enums");
        Object value = enumeration ? entry.getValue() : node("", entry.getValue());
        changed.put(JavaNames.type(word), value);
      } else if (key.equals("cases")) {
        changed.put(expression(word), node("type", entry.getValue()));
      } else {
        changed.put(entry.getKey(), node(word, entry.getValue()));
      }
    }
    return changed;
  }

  private static String text(String key, String text) {
    if (key.equals("type") || key.equals("enum")) {
      int end = text.indexOf('(');
      String name = end < 0 ? text : text.substring(0, end);
      return path(name) + (end < 0 ? "" : expression(text.substring(end)));
    }
    return expression(text);
  }

  private static String expression(String text) {
    return PATH.matcher(text).replaceAll(found -> Matcher.quoteReplacement(renamed(found.group())));
  }

  private static String renamed(String found) {
    String open = found.startsWith("<") ? "<" : "";
    String path = found.substring(open.length()).strip();
    return open + path(path);
  }

  private static String path(String path) {
    return Arrays.stream(path.split("::", -1))
        .map(JavaNames::type)
        .collect(Collectors.joining("::"));
  }
}
