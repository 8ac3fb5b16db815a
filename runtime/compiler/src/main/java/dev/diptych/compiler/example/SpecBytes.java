package dev.diptych.compiler.example;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The byte values that a spec mentions: terminators, constants, cases, characters of strings. */
final class SpecBytes {
  private static final Pattern NUMBER =
      Pattern.compile("\\b(?:0x([0-9a-fA-F]{1,2})|(\\d{1,3}))\\b");
  private static final Pattern STRING = Pattern.compile("[\"']([ -~]{1,16}?)[\"']");

  private final Set<Integer> values = new TreeSet<>(List.of(0, 1, 2));

  private SpecBytes() {}

  /** The values in {@code yaml}, each once, and a few small numbers. */
  static List<Integer> of(Map<String, Object> yaml) {
    SpecBytes bytes = new SpecBytes();
    bytes.node(yaml);
    return new ArrayList<>(bytes.values);
  }

  private void node(Object node) {
    if (node instanceof Map<?, ?> map) {
      map.keySet().forEach(this::node);
      map.values().forEach(this::node);
    } else if (node instanceof Collection<?> many) {
      many.forEach(this::node);
    } else if (node instanceof Number number) {
      add(number.longValue());
    } else if (node instanceof String text) {
      text(text);
    }
  }

  private void text(String text) {
    Matcher number = NUMBER.matcher(text);
    while (number.find()) {
      boolean hex = number.group(1) != null;
      add(hex ? Long.parseLong(number.group(1), 16) : Long.parseLong(number.group(2)));
    }
    Matcher string = STRING.matcher(text);
    while (string.find()) {
      string.group(1).chars().forEach(this::add);
    }
  }

  private void add(long value) {
    if (value >= 0 && value < 256) {
      values.add((int) value);
    }
  }
}
