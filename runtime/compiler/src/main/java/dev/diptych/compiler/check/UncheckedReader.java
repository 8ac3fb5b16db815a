package dev.diptych.compiler.check;

import dev.diptych.compiler.check.UncheckedType.Member;
import dev.diptych.compiler.check.UncheckedType.Part;
import dev.diptych.ir.Origin;
import dev.diptych.ksy.KsyModule;
import dev.diptych.ksy.Yaml;
import dev.diptych.ksy.expression.ExpressionParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the expressions of a module before the Kaitai Struct compiler has checked it. */
final class UncheckedReader {
  private static final List<String> KEYS =
      List.of("if", "size", "repeat-expr", "repeat-until", "pos", "io", "value", "valid");
  private static final List<String> VALID = List.of("eq", "min", "max", "expr");

  private final List<Part> parts = new ArrayList<>();

  private UncheckedReader() {}

  /** Every type of {@code module}, the module itself first. */
  static List<UncheckedType> types(KsyModule module) {
    List<UncheckedType> all = new ArrayList<>();
    collect(new Origin(module, List.of()), module.yaml(), all);
    return all;
  }

  private static void collect(Origin origin, Map<String, Object> yaml, List<UncheckedType> all) {
    List<Member> seq = new ArrayList<>();
    List<Map<String, Object>> fields = Yaml.maps(yaml, "seq");
    for (int i = 0; i < fields.size(); i++) {
      Map<String, Object> field = fields.get(i);
      seq.add(member(Yaml.text(field, "id"), origin.to("seq", String.valueOf(i)), field));
    }
    List<Member> instances = new ArrayList<>();
    Map<String, Object> wanted = Yaml.map(yaml, "instances");
    for (String id : wanted.keySet()) {
      instances.add(member(id, origin.to("instances", id), Yaml.map(wanted, id)));
    }
    all.add(new UncheckedType(seq, instances));
    Map<String, Object> types = Yaml.map(yaml, "types");
    for (String name : types.keySet()) {
      collect(origin.to("types", name), Yaml.map(types, name), all);
    }
  }

  private static Member member(@Nullable String id, Origin origin, Map<String, Object> yaml) {
    UncheckedReader reader = new UncheckedReader();
    for (String key : KEYS) {
      reader.add(key, origin.to(key), yaml.get(key));
    }
    Map<String, Object> valid = Yaml.map(yaml, "valid");
    for (String key : VALID) {
      reader.add("valid", origin.to("valid", key), valid.get(key));
    }
    reader.type(origin.to("type"), yaml);
    return new Member(
        id, origin, yaml.containsKey("value"), yaml.containsKey("repeat"), reader.parts);
  }

  private void type(Origin origin, Map<String, Object> yaml) {
    Map<String, Object> type = Yaml.map(yaml, "type");
    add("type", origin.to("switch-on"), type.get("switch-on"));
    arguments(origin, yaml.get("type"));
    Map<?, ?> cases = Yaml.map(type, "cases");
    cases.forEach((key, written) -> arguments(origin.to("cases", String.valueOf(key)), written));
  }

  /** The arguments in {@code written}, the name of a type. */
  private void arguments(Origin origin, @Nullable Object written) {
    if (written instanceof String text && text.indexOf('(') > 0 && text.strip().endsWith(")")) {
      String stripped = text.strip();
      String inside = stripped.substring(stripped.indexOf('(') + 1, stripped.length() - 1);
      add("type", origin, "[" + inside + "]");
    }
  }

  /** Expressions that are not well formed are omitted: the front end rejects them. */
  private void add(String key, Origin origin, @Nullable Object value) {
    if (value == null || value instanceof Map || value instanceof List) {
      return;
    }
    ExpressionParser.parse(String.valueOf(value))
        .ifPresent(expression -> parts.add(new Part(key, origin, expression)));
  }
}
