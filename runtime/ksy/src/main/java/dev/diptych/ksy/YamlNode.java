package dev.diptych.ksy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;

/** A node of YAML with its place. Aliases are their targets, so that a node can occur twice. */
sealed interface YamlNode {
  /** Its characters. */
  Extent at();

  /**
   * Its value: a map, a list, a text, a number, a truth value or null.
   *
   * @param names the scalars that are texts whatever YAML takes them for
   */
  @Nullable Object value(Set<Scalar> names);

  /**
   * A part of a file.
   *
   * @param start its first code point
   * @param end the code point after it
   */
  record Extent(int start, int end) {}

  /**
   * A scalar.
   *
   * @param text the characters that it stands for
   * @param read what YAML 1.1 takes it for: a text, a number, a truth value or null
   */
  record Scalar(Extent at, String text, @Nullable Object read, ScalarStyle style)
      implements YamlNode {
    boolean isText() {
      return read instanceof String;
    }

    boolean isNull() {
      return read == null;
    }

    /** Whether paths call it {@code step}. They have values: 16 for {@code 0x10}. */
    boolean isStep(String step) {
      return text.equals(step) || (!isText() && String.valueOf(read).equals(step));
    }

    @Override
    public @Nullable Object value(Set<Scalar> names) {
      return isText() || names.contains(this) ? text : read;
    }
  }

  /** A list. */
  record Sequence(Extent at, List<YamlNode> elements) implements YamlNode {
    @Override
    public Object value(Set<Scalar> names) {
      List<@Nullable Object> list = new ArrayList<>(elements.size());
      for (YamlNode element : elements) {
        list.add(element.value(names));
      }
      return list;
    }
  }

  /** A map without merge keys: what they refer to is in it. */
  record Mapping(Extent at, List<Entry> entries) implements YamlNode {
    @Override
    public Map<String, Object> value(Set<Scalar> names) {
      Map<@Nullable Object, @Nullable Object> map = new LinkedHashMap<>();
      for (Entry entry : entries) {
        map.put(entry.key().value(names), entry.value().value(names));
      }
      return texts(map);
    }

    /** Keys that are numbers are only in maps that are not read by a key. */
    @SuppressWarnings("unchecked")
    private static Map<String, Object> texts(Map<?, ?> map) {
      return (Map<String, Object>) map;
    }
  }

  /** A key of a map with its value. */
  record Entry(Scalar key, YamlNode value) {}
}
