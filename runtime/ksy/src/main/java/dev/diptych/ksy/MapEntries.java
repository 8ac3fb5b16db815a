package dev.diptych.ksy;

import dev.diptych.ksy.YamlNode.Entry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The keys of a map while it is read, each once. As in the Kaitai Struct compiler, merge keys give
 * the keys of other maps, which those of the map itself replace in their places.
 */
final class MapEntries {
  private final YamlErrors errors;
  private final List<Entry> all = new ArrayList<>();
  private final Set<String> own = new HashSet<>();

  /** The places of keys of other maps. */
  private final Map<String, Integer> merged = new HashMap<>();

  MapEntries(YamlErrors errors) {
    this.errors = errors;
  }

  List<Entry> all() {
    return all;
  }

  /** Adds a key of the map itself. */
  void add(YamlNode key, YamlNode value) {
    if (!(key instanceof YamlNode.Scalar scalar)) {
      errors.add("bad-spec", key.at(), "a key must be a text or a number");
    } else if (scalar.isNull()) {
      errors.add("bad-spec", key.at(), "a key is missing", "null as a name needs quotes");
    } else if (!own.add(name(scalar))) {
      errors.add("bad-spec", key.at(), "found duplicate key " + scalar.text());
    } else {
      Integer before = merged.get(name(scalar));
      if (before == null) {
        all.add(new Entry(scalar, value));
      } else {
        all.set(before, new Entry(scalar, value));
      }
    }
  }

  /** Adds the keys of {@code value}, a map or a list of maps, the first of which counts. */
  void merge(YamlNode value) {
    if (value instanceof YamlNode.Mapping map) {
      map.entries().forEach(this::merge);
    } else if (value instanceof YamlNode.Sequence list
        && list.elements().stream().allMatch(YamlNode.Mapping.class::isInstance)) {
      list.elements().forEach(this::merge);
    } else {
      errors.add("bad-spec", value.at(), "<< takes a map or a list of maps");
    }
  }

  private void merge(Entry entry) {
    String name = name(entry.key());
    if (!own.contains(name) && merged.putIfAbsent(name, all.size()) == null) {
      all.add(entry);
    }
  }

  /** Numbers are equal if their values are; truth values may be names, as they are written. */
  private static String name(YamlNode.Scalar key) {
    return key.read() instanceof Boolean ? key.text() : String.valueOf(key.read());
  }
}
