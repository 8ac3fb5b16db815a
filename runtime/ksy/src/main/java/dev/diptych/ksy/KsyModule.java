package dev.diptych.ksy;

import dev.diptych.ir.Place;
import dev.diptych.ir.SpecFile;
import dev.diptych.model.diagnostic.Location;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One {@code .ksy} file.
 *
 * @param name its name in imports
 * @param path its path
 * @param yaml its content, not to be changed
 * @param places the locations of its nodes
 */
public record KsyModule(String name, Path path, Map<String, Object> yaml, KsyLocations places)
    implements SpecFile {
  /** The map at {@code path}, keys and indices from the top; empty where there is none. */
  public Map<String, Object> map(List<String> path) {
    Object node = node(path);
    return node instanceof Map<?, ?> ? Yaml.map(Map.of("", node), "") : Map.of();
  }

  @Override
  public boolean has(List<String> path) {
    return node(path) != null;
  }

  /** The scalar at {@code path}, keys and indices from the top, if there is one. */
  public Optional<String> scalar(List<String> path) {
    Object node = node(path);
    return node == null || node instanceof Map || node instanceof List
        ? Optional.empty()
        : Optional.of(String.valueOf(node));
  }

  private @Nullable Object node(List<String> path) {
    Object at = yaml;
    for (String step : path) {
      if (at instanceof List<?> list) {
        int index = index(step, list.size());
        at = index < 0 ? null : list.get(index);
      } else {
        at = at instanceof Map<?, ?> map ? map.get(step) : null;
      }
    }
    return at;
  }

  /** The index that {@code step} is in a list of {@code size} elements; -1 if it is none. */
  static int index(String step, int size) {
    int index = 0;
    for (int i = 0; i < step.length() && index < size; i++) {
      int digit = step.charAt(i) - '0';
      index = digit < 0 || digit > 9 ? size : index * 10 + digit;
    }
    return index < size && !step.isEmpty() ? index : -1;
  }

  @Override
  public Location at(List<String> keys) {
    return places.at(keys);
  }

  @Override
  public Location at(Place place) {
    return places.at(place);
  }
}
