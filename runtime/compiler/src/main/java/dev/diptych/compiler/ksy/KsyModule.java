package dev.diptych.compiler.ksy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * One {@code .ksy} file.
 *
 * @param name what imports call it
 * @param path where it stands
 * @param yaml its content; not to be changed
 */
public record KsyModule(String name, Path path, Map<String, Object> yaml) {
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
}
