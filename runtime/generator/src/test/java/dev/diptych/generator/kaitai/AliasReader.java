package dev.diptych.generator.kaitai;

import dev.diptych.model.schema.Alias;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Reads {@code -twin-was} and {@code -twin-aliases}: a list of former names, or a map from these to
 * versions.
 */
final class AliasReader {
  private static final String KEY = "-twin-aliases";

  private AliasReader() {}

  /** The aliases of a type, a field or a member. */
  static List<Alias> of(Map<?, ?> yaml) {
    List<Alias> aliases = new ArrayList<>();
    if (yaml.get(KEY) instanceof Map<?, ?> since) {
      since.forEach((name, version) -> aliases.add(alias(name, String.valueOf(version))));
    } else if (yaml.get(KEY) instanceof List<?> names) {
      names.forEach(name -> aliases.add(new Alias((String) name, null)));
    }
    if (yaml.get("-twin-was") instanceof String path) {
      aliases.add(Alias.moved(path));
    }
    return List.copyOf(aliases);
  }

  private static Alias alias(Object name, String version) {
    return new Alias((String) name, version.isEmpty() ? null : version);
  }
}
