package dev.diptych.compiler.ksy;

import dev.diptych.model.diagnostic.Location;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * One {@code .ksy} file.
 *
 * @param name what imports call it
 * @param path where it stands
 * @param yaml its content; not to be changed
 * @param places where in the file its parts stand
 */
public record KsyModule(String name, Path path, Map<String, Object> yaml, KsyPlaces places) {
  /**
   * The YAML of a type of this module.
   *
   * @param names its name, from the module's own down
   */
  public Map<String, Object> type(List<String> names) {
    Map<String, Object> at = yaml;
    for (String name : names.subList(1, names.size())) {
      at = Yaml.map(Yaml.map(at, "types"), name);
    }
    return at;
  }

  /** The place of a key or an element, by {@linkplain KsyPlaces#at keys and indices}. */
  public Location at(List<String> keys) {
    return places.at(keys);
  }
}
