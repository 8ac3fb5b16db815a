package dev.diptych;

import static java.util.Objects.requireNonNull;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A Kaitai Struct spec that describes a format.
 *
 * @param file its {@code .ksy} file
 * @param importPath folders for imports that begin with {@code /}
 * @param parameters values of the parameters of its root type, by id, as {@link #withParameter}
 *     takes them; those that a text has may be omitted
 */
public record Spec(Path file, List<Path> importPath, Map<String, String> parameters) {
  /**
   * Creates a spec.
   *
   * @param file its {@code .ksy} file
   * @param importPath folders for imports; copied
   * @param parameters values of parameters; copied
   */
  public Spec {
    requireNonNull(file, "file");
    requireNonNull(importPath, "importPath");
    importPath = List.copyOf(importPath);
    parameters = Map.copyOf(requireNonNull(parameters, "parameters"));
  }

  /**
   * {@return the spec in a file, without import path}
   *
   * @param file the {@code .ksy} file
   */
  public static Spec of(Path file) {
    requireNonNull(file, "file");
    return new Spec(file, List.of(), Map.of());
  }

  /**
   * {@return the same spec with other folders for imports that begin with {@code /}}
   *
   * @param folders the folders
   */
  public Spec withImportPath(List<Path> folders) {
    requireNonNull(folders, "folders");
    return new Spec(file, folders, parameters);
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
    return new Spec(file, importPath, all);
  }
}
