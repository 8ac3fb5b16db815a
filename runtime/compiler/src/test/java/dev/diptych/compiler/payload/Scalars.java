package dev.diptych.compiler.payload;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Changes the tree that a YAML reader gives, in copies. */
final class Scalars {
  private Scalars() {}

  /** Gives {@code consumer} a copy of {@code tree} for each key and each value that it has. */
  static void each(Object tree, Supplier<Object> instead, Consumer<Object> consumer) {
    each(tree, UnaryOperator.identity(), instead, consumer);
  }

  private static void each(
      Object node,
      UnaryOperator<Object> whole,
      Supplier<Object> instead,
      Consumer<Object> consumer) {
    if (node instanceof Map<?, ?> map) {
      for (Object key : map.keySet()) {
        consumer.accept(whole.apply(renamed(map, key, instead.get())));
        each(map.get(key), changed -> whole.apply(with(map, key, changed)), instead, consumer);
      }
    } else if (node instanceof List<?> list) {
      for (int i = 0; i < list.size(); i++) {
        int at = i;
        each(list.get(i), changed -> whole.apply(with(list, at, changed)), instead, consumer);
      }
    } else {
      consumer.accept(whole.apply(instead.get()));
    }
  }

  /**
   * A copy of {@code tree} in which {@code more} describes every type, field, instance, parameter
   * and member of an enumeration.
   */
  static Object describe(Object tree, Supplier<Map<String, Object>> more) {
    return describe(tree, "type", more);
  }

  private static Object describe(Object node, String kind, Supplier<Map<String, Object>> more) {
    if (node instanceof List<?> list) {
      return list.stream().map(each -> describe(each, kind, more)).toList();
    }
    if (!(node instanceof Map<?, ?> map)) {
      return kind.equals("member") ? describe(Map.of("id", "" + node), kind, more) : node;
    }
    Map<Object, Object> copy = new LinkedHashMap<>();
    map.forEach((key, value) -> copy.put(key, describe(value, within(kind, "" + key), more)));
    if (List.of("type", "field", "member").contains(kind)) {
      copy.putAll(more.get());
    }
    return copy;
  }

  private static String within(String kind, String key) {
    return switch (kind) {
      case "types" -> "type";
      case "instances" -> "field";
      case "enums" -> "members";
      case "members" -> "member";
      case "type" ->
          switch (key) {
            case "types", "instances", "enums" -> key;
            case "seq", "params" -> "field";
            default -> "";
          };
      default -> "";
    };
  }

  private static Object renamed(Map<?, ?> map, Object key, Object instead) {
    Map<Object, Object> copy = new LinkedHashMap<>();
    map.forEach((name, value) -> copy.put(name.equals(key) ? instead : name, value));
    return copy;
  }

  private static Object with(Map<?, ?> map, Object key, Object value) {
    Map<Object, Object> copy = new LinkedHashMap<>(map);
    copy.put(key, value);
    return copy;
  }

  private static Object with(List<?> list, int at, Object value) {
    List<Object> copy = new ArrayList<>(list);
    copy.set(at, value);
    return copy;
  }
}
