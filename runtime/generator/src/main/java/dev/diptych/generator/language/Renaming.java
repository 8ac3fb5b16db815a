package dev.diptych.generator.language;

import dev.diptych.ir.Expr;
import dev.diptych.ir.ExprPrinter;
import dev.diptych.ksy.expression.ExpressionParser;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Renames ids in a module where they are declared and where they are used. */
final class Renaming {
  private static final Set<String> EXPRESSIONS =
      Set.of(
          "if",
          "io",
          "parent",
          "pos",
          "repeat-expr",
          "repeat-until",
          "size",
          "to-string",
          "valid",
          "value");

  private static final Set<String> STREAMS = Set.of("_io");

  private final NewNames names;
  private final String module;

  private Renaming(NewNames names, String module) {
    this.names = names;
    this.module = module;
  }

  /** {@code yaml}, the content of each module by name, with {@code names}. */
  static Map<String, Map<String, Object>> apply(
      NewNames names, Map<String, Map<String, Object>> yaml) {
    if (names.isEmpty()) {
      return yaml;
    }
    Map<String, Map<String, Object>> renamed = new LinkedHashMap<>();
    yaml.forEach((name, content) -> renamed.put(name, new Renaming(names, name).type(content)));
    return renamed;
  }

  private Map<String, Object> type(Map<?, ?> type) {
    Map<String, Object> renamed = new LinkedHashMap<>();
    type.forEach(
        (key, value) -> renamed.put(String.valueOf(key), part(String.valueOf(key), value)));
    return renamed;
  }

  private Object part(String key, Object value) {
    return switch (key) {
      case "seq", "params" ->
          value instanceof List<?> list ? list.stream().map(this::member).toList() : value;
      case "instances" -> entries(value, names.members(), this::member);
      case "types" ->
          entries(
              value, names.types(module), each -> each instanceof Map<?, ?> map ? type(map) : each);
      case "enums" -> entries(value, names.enums(module), this::enumeration);
      case "meta" ->
          value instanceof Map<?, ?> map && map.get("endian") instanceof Map<?, ?> endian
              ? with(map, "endian", choice(endian, false))
              : value;
      case "to-string" -> expression(value);
      default -> value;
    };
  }

  private interface Change {
    Object of(Object value);
  }

  private static Object entries(Object value, Map<String, String> names, Change change) {
    if (!(value instanceof Map<?, ?> map)) {
      return value;
    }
    Map<Object, Object> renamed = new LinkedHashMap<>();
    map.forEach(
        (key, each) ->
            renamed.put(
                key instanceof String id ? names.getOrDefault(id, id) : key, change.of(each)));
    return renamed;
  }

  private static Map<Object, Object> with(Map<?, ?> map, String key, Object value) {
    Map<Object, Object> changed = new LinkedHashMap<>(map);
    changed.put(key, value);
    return changed;
  }

  private Object enumeration(Object value) {
    return entries(
        value,
        Map.of(),
        each -> {
          if (each instanceof Map<?, ?> map && map.get("id") instanceof String id) {
            return with(map, "id", names.labels().getOrDefault(id, id));
          }
          // YAML takes the label 'true' for a truth value.
          String renamed = names.labels().get(String.valueOf(each));
          return renamed == null ? each : renamed;
        });
  }

  /** A field, an instance or a parameter. */
  private Object member(Object value) {
    if (!(value instanceof Map<?, ?> map)) {
      return value;
    }
    Map<Object, Object> renamed = new LinkedHashMap<>();
    map.forEach((key, each) -> renamed.put(key, keyed(String.valueOf(key), each)));
    return renamed;
  }

  private Object keyed(String key, Object value) {
    if (EXPRESSIONS.contains(key)) {
      return expressions(value);
    }
    return switch (key) {
      case "id" -> value instanceof String id ? names.members().getOrDefault(id, id) : value;
      case "enum" -> value instanceof String path ? names.enumeration(module, path) : value;
      case "type" -> value instanceof Map<?, ?> map ? choice(map, true) : call(value, true);
      case "process" -> call(value, false);
      default -> value;
    };
  }

  /** A value that depends on another one. */
  private Object choice(Map<?, ?> choice, boolean types) {
    Map<Object, Object> renamed = new LinkedHashMap<>();
    choice.forEach(
        (key, value) ->
            renamed.put(
                key,
                key.equals("switch-on")
                    ? expression(value)
                    : value instanceof Map<?, ?> cases ? cases(cases, types) : value));
    return renamed;
  }

  private Map<Object, Object> cases(Map<?, ?> cases, boolean types) {
    Map<Object, Object> renamed = new LinkedHashMap<>();
    cases.forEach((key, value) -> renamed.put(expression(key), types ? call(value, true) : value));
    return renamed;
  }

  /** A name, of a type or of a process, with arguments if it has any. */
  private Object call(Object value, boolean type) {
    if (!(value instanceof String text)) {
      return value;
    }
    int start = text.indexOf('(');
    int end = text.lastIndexOf(')');
    boolean arguments = start >= 0 && end > start;
    String name = arguments ? text.substring(0, start) : text;
    String renamed = type ? names.type(module, name) : name;
    if (!arguments) {
      return renamed;
    }
    String list = String.valueOf(expression("[" + text.substring(start + 1, end) + "]"));
    return renamed + "(" + list.substring(1, list.length() - 1) + ")";
  }

  /** An expression, or a map or list of them. */
  private Object expressions(Object value) {
    if (value instanceof Map<?, ?> map) {
      return entries(map, Map.of(), this::expressions);
    }
    return value instanceof List<?> list
        ? list.stream().map(this::expressions).toList()
        : expression(value);
  }

  /** {@code value} with new names; unchanged if it is not an expression or has none of them. */
  private Object expression(Object value) {
    if (!(value instanceof String text)) {
      return value;
    }
    return ExpressionParser.parse(text)
        .filter(tree -> !renamed(tree).equals(tree))
        .<Object>map(tree -> ExprPrinter.print(renamed(tree)))
        .orElse(text);
  }

  private Expr renamed(Expr expression) {
    Expr node = expression.with(expression.children().stream().map(this::renamed).toList());
    if (node instanceof Expr.Name name) {
      return new Expr.Name(names.members().getOrDefault(name.id(), name.id()));
    }
    if (node instanceof Expr.Attribute attribute) {
      return isStream(attribute.owner())
          ? node
          : new Expr.Attribute(
              attribute.owner(), names.members().getOrDefault(attribute.id(), attribute.id()));
    }
    if (node instanceof Expr.Label label) {
      return label(label);
    }
    if (node instanceof Expr.Cast cast) {
      return new Expr.Cast(cast.value(), names.type(module, cast.type()));
    }
    return node instanceof Expr.SizeOf size
        ? new Expr.SizeOf(names.type(module, size.type()), size.bits())
        : node;
  }

  private Expr label(Expr.Label label) {
    String prefix = label.owner().isEmpty() ? "" : label.owner() + "::";
    String path = names.enumeration(module, prefix + label.enumeration());
    int end = path.lastIndexOf("::");
    String owner = end < 0 ? "" : path.substring(0, end);
    String id = names.labels().getOrDefault(label.label(), label.label());
    return new Expr.Label(owner, path.substring(end < 0 ? 0 : end + 2), id);
  }

  /** Whether the attributes of {@code expression} are those of a stream. */
  private static boolean isStream(Expr expression) {
    return (expression instanceof Expr.Name name && STREAMS.contains(name.id()))
        || (expression instanceof Expr.Attribute attribute && STREAMS.contains(attribute.id()));
  }
}
