package dev.diptych.compiler.check;

import dev.diptych.compiler.ksy.Yaml;
import io.kaitai.struct.exprlang.Ast;
import io.kaitai.struct.exprlang.Expressions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A field or an instance, as its author wrote it.
 *
 * @param id its id, or null
 * @param path keys that lead to it
 * @param yaml its content
 */
record FieldYaml(String id, List<String> path, Map<String, Object> yaml) {
  private static final List<String> KEYS =
      List.of("if", "size", "repeat-expr", "repeat-until", "pos", "io", "value", "valid");
  private static final List<String> VALID = List.of("eq", "min", "max", "expr");

  /**
   * One of its expressions.
   *
   * @param key what it stands under
   * @param path keys that lead there
   * @param expression the expression
   */
  record Part(String key, List<String> path, Ast.expr expression) {}

  /** Whether it is computed from others and reads nothing. */
  boolean computed() {
    return yaml.containsKey("value");
  }

  /** Its expressions; those that are not well formed are left out. */
  List<Part> parts() {
    List<Part> parts = new ArrayList<>();
    for (String key : KEYS) {
      add(parts, key, TypeYaml.joined(path, key), yaml.get(key));
    }
    Map<String, Object> valid = Yaml.map(yaml, "valid");
    for (String key : VALID) {
      add(parts, "valid", TypeYaml.joined(path, "valid", key), valid.get(key));
    }
    type(parts);
    return parts;
  }

  private void type(List<Part> parts) {
    Map<String, Object> type = Yaml.map(yaml, "type");
    List<String> at = TypeYaml.joined(path, "type");
    add(parts, "type", TypeYaml.joined(at, "switch-on"), type.get("switch-on"));
    arguments(parts, at, yaml.get("type"));
    Map<?, ?> cases = Yaml.map(type, "cases");
    cases.forEach(
        (key, word) -> arguments(parts, TypeYaml.joined(at, "cases", String.valueOf(key)), word));
  }

  /** What {@code word}, the name of a type, gives to its params. */
  private static void arguments(List<Part> parts, List<String> at, Object word) {
    if (word instanceof String text && text.indexOf('(') > 0 && text.strip().endsWith(")")) {
      String stripped = text.strip();
      String inside = stripped.substring(stripped.indexOf('(') + 1, stripped.length() - 1);
      add(parts, "type", at, "[" + inside + "]");
    }
  }

  private static void add(List<Part> parts, String key, List<String> at, Object value) {
    if (value == null || value instanceof Map || value instanceof List) {
      return;
    }
    try {
      parts.add(new Part(key, at, Expressions.parse(String.valueOf(value))));
    } catch (Expressions.ParseException e) {
      // The Kaitai Struct compiler says so, in its own words.
      return;
    }
  }
}
