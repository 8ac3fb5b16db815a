package dev.diptych.compiler.schema;

import dev.diptych.compiler.ksy.KsyModule;
import dev.diptych.compiler.ksy.Yaml;
import java.util.Map;
import java.util.Set;

/**
 * Finds {@code -twin-*} keys that nobody reads: Kaitai would pass over a misspelt one in silence.
 */
final class TwinKeys {
  private static final Set<String> TOP = Set.of("-twin-format", "-twin-refuse", "-twin-text");
  private static final Set<String> TYPE = Set.of("-twin-key", "-twin-zip", "-twin-adapter");
  private static final Set<String> FIELD =
      Set.of(
          "-twin-name",
          "-twin-default",
          "-twin-names",
          "-twin-elements",
          "-twin-role",
          "-twin-decimals",
          "-twin-item");
  private static final Set<String> FORMAT = Set.of("id", "title", "version", "layout", "preferred");

  private static final Set<String> TEXT = Set.of("strings", "indent", "line-end", "tail");

  private TwinKeys() {}

  /** Refuses keys of {@code module} that have no meaning where they stand. */
  static void check(KsyModule module) throws UnsupportedConstruct {
    for (String key : Yaml.map(module.yaml(), "-twin-format").keySet()) {
      require(FORMAT.contains(key), module.name() + "/-twin-format", key);
    }
    for (String key : Yaml.map(module.yaml(), "-twin-text").keySet()) {
      require(TEXT.contains(key), module.name() + "/-twin-text", key);
    }
    type(module.yaml(), module.name(), true);
  }

  private static void type(Map<String, Object> yaml, String where, boolean top)
      throws UnsupportedConstruct {
    for (String key : yaml.keySet()) {
      boolean known = TYPE.contains(key) || (top && TOP.contains(key));
      require(known || !key.startsWith("-twin-"), where, key);
    }
    for (Map<String, Object> field : Yaml.maps(yaml, "seq")) {
      for (String key : field.keySet()) {
        String id = where + "/" + Yaml.text(field, "id");
        require(FIELD.contains(key) || !key.startsWith("-twin-"), id, key);
      }
    }
    Map<String, Object> types = Yaml.map(yaml, "types");
    for (String name : types.keySet()) {
      type(Yaml.map(types, name), where + "::" + name, false);
    }
  }

  private static void require(boolean known, String where, String key) throws UnsupportedConstruct {
    if (!known) {
      throw new UnsupportedConstruct(where + ": the key " + key + " means nothing here");
    }
  }
}
