package dev.diptych.conformance.corpus;

import dev.diptych.ksy.Yaml;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** What a spec uses of the language, from its YAML, by the names of {@code features.tsv}. */
final class Features {
  private static final List<String> SECTIONS =
      List.of(
          "doc", "doc-ref", "enums", "instances", "meta", "params", "seq", "to-string", "types");

  private final Set<String> found = new TreeSet<>();

  private Features() {}

  /** The features of a spec. */
  static Set<String> of(Map<String, Object> spec) {
    Features features = new Features();
    features.type(spec, 0);
    return features.found;
  }

  private void type(Map<String, Object> type, int depth) {
    String level = depth == 0 ? "top " : "nested ";
    SECTIONS.stream().filter(type::containsKey).forEach(section -> found.add(level + section));
    add(type.keySet().stream().anyMatch(key -> key.startsWith("-")), "spec -key");
    meta(Yaml.map(type, "meta"), depth);
    add(depth == 0 && type.containsKey("params"), "root params");
    add(depth >= 2, "types nested two or more deep");
    add(!type.containsKey("seq"), "type without seq");
    add(type.get("seq") instanceof List<?> seq && seq.isEmpty(), "seq empty");
    Yaml.maps(type, "params").forEach(this::param);
    for (Map<String, Object> field : Yaml.maps(type, "seq")) {
      add(!field.containsKey("id"), "seq attr without id");
      add(hasOwnKey(field), "seq: -key");
      attribute(field);
    }
    Map<String, Object> instances = Yaml.map(type, "instances");
    instances.keySet().forEach(id -> instance(Yaml.map(instances, id)));
    Map<String, Object> enums = Yaml.map(type, "enums");
    enums.keySet().forEach(id -> labels(Yaml.map(enums, id)));
    Map<String, Object> types = Yaml.map(type, "types");
    types.keySet().forEach(id -> type(Yaml.map(types, id), depth + 1));
  }

  private void meta(Map<String, Object> meta, int depth) {
    for (String key : meta.keySet()) {
      found.add("meta " + key + (depth == 0 || key.equals("id") ? "" : " (nested)"));
    }
    Map<String, Object> order = Yaml.map(meta, "endian");
    if (!order.isEmpty()) {
      found.add("endian switch");
      add(!Yaml.map(order, "cases").containsKey("_"), "endian switch without default");
      expression(order.get("switch-on"));
      Yaml.map(order, "cases").keySet().forEach(this::expression);
    } else if (meta.containsKey("endian")) {
      found.add("endian: " + meta.get("endian"));
    }
    add(meta.containsKey("bit-endian"), "bit-endian: " + meta.get("bit-endian"));
    add(meta.containsKey("encoding"), "encoding " + meta.get("encoding"));
    for (String name : Yaml.texts(meta, "imports")) {
      String kind =
          name.startsWith("/") ? "absolute" : name.contains("/") ? "relative" : "same folder";
      found.add("import " + kind);
    }
  }

  private void param(Map<String, Object> param) {
    add(hasOwnKey(param), "params: -key");
    param.keySet().forEach(key -> found.add("param key " + key));
    found.add("param type " + param.getOrDefault("type", "bytes"));
  }

  private void labels(Map<String, Object> labels) {
    // A reader of YAML gives numbers as keys.
    for (Map.Entry<?, ?> label : labels.entrySet()) {
      long key = Long.decode(String.valueOf(label.getKey()));
      add(key > Integer.MAX_VALUE, "enum key > 2^31-1");
      add(key < 0, "enum negative key");
      add(label.getValue() instanceof Map, "enum verbose");
      add(String.valueOf(label.getValue()).matches("true|false"), "enum label true/false");
    }
  }

  private void instance(Map<String, Object> instance) {
    add(hasOwnKey(instance), "instances: -key");
    boolean computed = instance.containsKey("value");
    if (computed) {
      found.add("instance value");
      add(instance.containsKey("if"), "instance value with if");
      add(instance.containsKey("enum"), "instance value with enum");
    } else {
      boolean placed = instance.containsKey("pos");
      add(placed, "instance pos");
      add(!placed, "instance parsed without pos");
      add(instance.containsKey("io"), "instance io");
      add(instance.containsKey("io") && !placed, "instance io without pos");
      add(instance.containsKey("repeat"), "instance repeated");
    }
    attribute(instance);
  }

  private void attribute(Map<String, Object> field) {
    for (String key : field.keySet()) {
      add(!key.startsWith("-") && !key.equals("type"), "attr " + key);
    }
    add(field.containsKey("repeat"), "repeat: " + field.get("repeat"));
    for (String key :
        List.of("if", "size", "repeat-expr", "repeat-until", "pos", "io", "value", "parent")) {
      expression(field.get(key));
    }
    add(field.containsKey("encoding"), "encoding " + field.get("encoding"));
    add(Boolean.FALSE.equals(field.get("eos-error")), "eos-error: false");
    new FieldTypes(found, field).add();
    valid(field);
    process(field);
  }

  private void valid(Map<String, Object> field) {
    Map<String, Object> valid = Yaml.map(field, "valid");
    if (valid.isEmpty()) {
      add(field.containsKey("valid"), "valid: value");
      expression(field.get("valid"));
      return;
    }
    add(valid.containsKey("min") && valid.containsKey("max"), "valid min and max");
    for (Map.Entry<String, Object> each : new LinkedHashMap<>(valid).entrySet()) {
      found.add("valid/" + each.getKey());
      Object value = each.getValue();
      (value instanceof List<?> all ? all : List.of(value)).forEach(this::expression);
    }
  }

  private void process(Map<String, Object> field) {
    String process = Yaml.text(field, "process");
    if (process != null) {
      String name = process.replaceFirst("\\(.*", "");
      found.add("process " + (name.matches("zlib|xor|rol|ror") ? name : "custom"));
      add(FieldTypes.isUser(field.get("type")), "user type with process");
      expression(process);
    }
  }

  private static boolean hasOwnKey(Map<String, Object> map) {
    return map.keySet().stream().anyMatch(key -> key.startsWith("-"));
  }

  private void expression(Object expression) {
    if (expression != null) {
      ExpressionFeatures.add(String.valueOf(expression), found);
    }
  }

  private void add(boolean used, String feature) {
    if (used) {
      found.add(feature);
    }
  }
}
