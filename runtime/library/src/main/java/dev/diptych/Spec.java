package dev.diptych;

import static java.util.Objects.requireNonNull;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A Kaitai Struct spec that describes a format.
 *
 * @param file its {@code .ksy} file
 * @param importPath folders for imports that begin with {@code /}
 * @param cache a folder for compiled specs, which only its owner may write; without one, a spec is
 *     compiled each time
 * @param parameters values of the parameters of its root type, by id, as {@link #withParameter}
 *     takes them; those that a text has may be omitted
 */
public record Spec(
    Path file, List<Path> importPath, Optional<Path> cache, Map<String, String> parameters) {
  /**
   * Creates a spec.
   *
   * @param file its {@code .ksy} file
   * @param importPath folders for imports; copied
   * @param cache a folder for compiled specs
   * @param parameters values of parameters; copied
   */
  public Spec {
    requireNonNull(file, "file");
    requireNonNull(importPath, "importPath");
    requireNonNull(cache, "cache");
    importPath = List.copyOf(importPath);
    parameters = Map.copyOf(requireNonNull(parameters, "parameters"));
  }

  /**
   * {@return the spec in a file, without import path and cache}
   *
   * @param file the {@code .ksy} file
   */
  public static Spec of(Path file) {
    requireNonNull(file, "file");
    return new Spec(file, List.of(), Optional.empty(), Map.of());
  }

  /**
   * {@return the same spec with other folders for imports that begin with {@code /}}
   *
   * @param folders the folders
   */
  public Spec withImportPath(List<Path> folders) {
    requireNonNull(folders, "folders");
    return new Spec(file, folders, cache, parameters);
  }

  /**
   * {@return the same spec with a folder for compiled specs}
   *
   * @param folder the folder, which only its owner may write
   */
  public Spec withCache(Path folder) {
    requireNonNull(folder, "folder");
    return new Spec(file, importPath, Optional.of(folder), parameters);
  }

  /**
   * {@return the same spec with a value for a parameter of its root type} A file cannot be decoded
   * without values for all parameters; a text has those that it was decoded with.
   *
   * @param name the id of the parameter
   * @param value an integer, decimal or as hex after {@code 0x}; a number as in a text; {@code
   *     true} or {@code false}; the name of a member of an enum; a string without quotes; or bytes
   *     as hex. One that the parameter cannot have is reported as {@code invalid-parameter}
   */
  public Spec withParameter(String name, String value) {
    Map<String, String> all = new HashMap<>(parameters);
    all.put(requireNonNull(name, "name"), requireNonNull(value, "value"));
    return new Spec(file, importPath, cache, all);
  }
}
