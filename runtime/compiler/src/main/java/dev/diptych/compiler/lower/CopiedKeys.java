package dev.diptych.compiler.lower;

import static java.util.Objects.requireNonNull;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Reduces a lowered module to what generating code requires. Generated code is compiled and run,
 * and the Kaitai Struct compiler writes descriptions into it as they are. So a key is copied only
 * where it is listed here; every other key, known or not, is omitted.
 */
final class CopiedKeys {
  private static final Set<String> META =
      Set.of("id", "endian", "bit-endian", "encoding", "imports", "ks-opaque-types");
  private static final Set<String> PARAM = Set.of("id", "type", "enum");
  private static final Set<String> FIELD =
      Set.of(
          "id",
          "type",
          "parent",
          "contents",
          "size",
          "size-eos",
          "if",
          "io",
          "pos",
          "value",
          "repeat",
          "repeat-expr",
          "repeat-until",
          "encoding",
          "terminator",
          "pad-right",
          "consume",
          "include",
          "eos-error",
          "enum",
          "process",
          "valid");
  private static final Set<String> VALID = Set.of("eq", "min", "max", "any-of", "expr", "in-enum");

  private CopiedKeys() {}

  /** The essential part of {@code module}. */
  @SuppressWarnings("unchecked")
  static Map<String, Object> of(Map<String, Object> module) {
    return (Map<String, Object>) requireNonNull(type(module));
  }

  private static @Nullable Object type(Object type) {
    return copy(
        type,
        Map.of(
            "meta", meta -> keys(meta, META),
            "params", params -> each(params, param -> keys(param, PARAM)),
            "seq", seq -> each(seq, field -> keys(field, FIELD)),
            "instances", instances -> values(instances, field -> keys(field, FIELD)),
            "types", types -> values(types, CopiedKeys::type),
            "enums", enums -> values(enums, CopiedKeys::members)));
  }

  /**
   * The {@code names} of a map: scalars, lists of them, or one of the three maps of the language.
   */
  private static @Nullable Object keys(Object map, Set<String> names) {
    Map<String, UnaryOperator<Object>> copied = new LinkedHashMap<>();
    names.forEach(name -> copied.put(name, CopiedKeys::scalars));
    copied.computeIfPresent("type", (name, scalars) -> CopiedKeys::choice);
    copied.computeIfPresent("endian", (name, scalars) -> CopiedKeys::choice);
    copied.computeIfPresent(
        "valid",
        (name, scalars) -> valid -> valid instanceof Map ? keys(valid, VALID) : scalars(valid));
    return copy(map, copied);
  }

  /** The type or the byte order, which a switch may select. */
  private static @Nullable Object choice(Object type) {
    return type instanceof Map
        ? copy(
            type,
            Map.of(
                "switch-on",
                CopiedKeys::scalars,
                "cases",
                cases -> values(cases, CopiedKeys::scalars)))
        : scalars(type);
  }

  /** The members of an enumeration. Of a member with documentation, only the id is copied. */
  private static Object members(Object members) {
    return values(
        members, one -> one instanceof Map<?, ?> map ? scalars(map.get("id")) : scalars(one));
  }

  private static @Nullable Object copy(Object node, Map<String, UnaryOperator<Object>> keys) {
    if (!(node instanceof Map<?, ?> map)) {
      return null;
    }
    Map<Object, Object> copy = new LinkedHashMap<>();
    map.forEach(
        (key, value) -> {
          UnaryOperator<Object> part = key instanceof String name ? keys.get(name) : null;
          if (part != null) {
            copy.put(key, part.apply(value));
          }
        });
    return copy;
  }

  private static Object values(Object node, UnaryOperator<Object> part) {
    Map<Object, Object> copy = new LinkedHashMap<>();
    if (node instanceof Map<?, ?> map) {
      map.forEach((key, value) -> copy.put(key, part.apply(value)));
    }
    return copy;
  }

  private static @Nullable Object each(Object node, UnaryOperator<Object> part) {
    return node instanceof List<?> list ? list.stream().map(part).toList() : null;
  }

  private static @Nullable Object scalars(@Nullable Object value) {
    return value instanceof List
        ? each(value, CopiedKeys::scalars)
        : value instanceof Map ? null : value;
  }
}
