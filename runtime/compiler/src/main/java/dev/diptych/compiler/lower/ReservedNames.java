package dev.diptych.compiler.lower;

import dev.diptych.ir.Expr;
import dev.diptych.ir.ExprPrinter;
import dev.diptych.ksy.Yaml;
import dev.diptych.ksy.expression.ExpressionParser;
import dev.diptych.records.JavaNames;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Renames types and enumerations in lowered modules where their names conflict with those of Java,
 * such as {@code string}, {@code list}, {@code integer}, or with each other.
 */
final class ReservedNames {
  private static final Set<String> WORDS =
      Set.of("id", "doc", "doc-ref", "encoding", "title", "contents", "-orig-id");

  private final Map<String, String> enums;

  private ReservedNames(Map<String, String> enums) {
    this.enums = enums;
  }

  /** {@code modules} with names that Java allows. */
  static Map<String, Map<String, Object>> finish(Map<String, Map<String, Object>> modules) {
    Map<String, String> enums = SharedNames.enums(modules);
    Map<String, Map<String, Object>> finished = new LinkedHashMap<>();
    modules.forEach((name, module) -> finished.put(name, new ReservedNames(enums).module(module)));
    return finished;
  }

  @SuppressWarnings("unchecked")
  private Map<String, Object> module(Map<String, Object> module) {
    boolean same = enums.isEmpty() && !any(module);
    return same ? module : (Map<String, Object>) node("", module);
  }

  private static boolean any(Map<String, Object> type) {
    boolean own = Yaml.map(type, "enums").keySet().stream().anyMatch(ReservedNames::isReserved);
    for (Map.Entry<String, Object> inner : Yaml.map(type, "types").entrySet()) {
      own |= isReserved(inner.getKey()) || any(Yaml.map(Yaml.map(type, "types"), inner.getKey()));
    }
    return own;
  }

  private static boolean isReserved(Object id) {
    return !JavaNames.type(String.valueOf(id)).equals(String.valueOf(id));
  }

  private Object node(String key, Object value) {
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

  private Map<Object, Object> map(String key, Map<?, ?> map) {
    boolean names = key.equals("types") || key.equals("enums");
    Map<Object, Object> changed = new LinkedHashMap<>();
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      String word = String.valueOf(entry.getKey());
      if (key.equals("cases")) {
        changed.put(expression(word), node("type", entry.getValue()));
      } else if (WORDS.contains(word) || word.startsWith("-")) {
        changed.put(entry.getKey(), entry.getValue());
      } else if (names) {
        boolean enumeration = key.equals("enums");
        Object value = enumeration ? entry.getValue() : node("", entry.getValue());
        changed.put(enumeration ? enumeration(word) : JavaNames.type(word), value);
      } else {
        changed.put(entry.getKey(), node(word, entry.getValue()));
      }
    }
    return changed;
  }

  private String text(String key, String text) {
    if (key.equals("enum")) {
      return enumeration(text);
    }
    if (key.equals("type")) {
      int start = text.indexOf('(');
      int end = text.lastIndexOf(')');
      return start < 0 || end < start
          ? types(text)
          : types(text.substring(0, start)) + arguments(text.substring(start + 1, end));
    }
    return expression(text);
  }

  private String arguments(String text) {
    String list = expression("[" + text + "]");
    return "(" + list.substring(1, list.length() - 1) + ")";
  }

  /** {@code text} with new names; unchanged if it is not an expression or has no such name. */
  private String expression(String text) {
    return ExpressionParser.parse(text)
        .filter(tree -> !renamed(tree).equals(tree))
        .map(tree -> ExprPrinter.print(renamed(tree)))
        .orElse(text);
  }

  private Expr renamed(Expr expression) {
    Expr node = expression.with(expression.children().stream().map(this::renamed).toList());
    if (node instanceof Expr.Label label) {
      String enumeration =
          enums.getOrDefault(label.enumeration(), JavaNames.type(label.enumeration()));
      return new Expr.Label(types(label.owner()), enumeration, label.label());
    }
    if (node instanceof Expr.Cast cast) {
      return new Expr.Cast(cast.value(), types(cast.type()));
    }
    return node instanceof Expr.SizeOf size
        ? new Expr.SizeOf(types(size.type()), size.bits())
        : node;
  }

  /** The path of an enumeration: all before its own name are types. */
  private String enumeration(String path) {
    int start = path.lastIndexOf(':') + 1;
    String name = path.substring(start);
    return types(path.substring(0, start)) + enums.getOrDefault(name, JavaNames.type(name));
  }

  private static String types(String path) {
    return Arrays.stream(path.split("::", -1))
        .map(ReservedNames::type)
        .collect(Collectors.joining("::"));
  }

  private static String type(String name) {
    return name.endsWith("[]")
        ? JavaNames.type(name.substring(0, name.length() - 2)) + "[]"
        : JavaNames.type(name);
  }
}
