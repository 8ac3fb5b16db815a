package dev.diptych.compiler.ksy;

import dev.diptych.compiler.SpecException;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.error.YAMLException;

/** A spec and all that it imports, by name. */
public final class Modules {
  private final Map<String, KsyModule> modules = new LinkedHashMap<>();
  private final KsyModule root;

  private Modules(KsyModule root) {
    this.root = root;
  }

  /**
   * Reads a spec and, in turn, what it imports.
   *
   * @param ksy the spec
   * @param importPath folders to look in after the importing file's own
   * @throws SpecException where a file is missing or is not YAML
   */
  public static Modules load(Path ksy, List<Path> importPath) throws SpecException {
    Modules all = new Modules(read(ksy));
    Deque<KsyModule> open = new ArrayDeque<>(List.of(all.root));
    while (!open.isEmpty()) {
      KsyModule module = open.removeFirst();
      all.modules.put(module.name(), module);
      for (String name : Yaml.texts(Yaml.map(module.yaml(), "meta"), "imports")) {
        if (!all.modules.containsKey(simple(name))) {
          open.add(read(find(name, module, importPath)));
        }
      }
    }
    return all;
  }

  /** The spec itself. */
  public KsyModule root() {
    return root;
  }

  /** The spec and its imports, by name, the spec first. */
  public Map<String, KsyModule> all() {
    return modules;
  }

  private static String simple(String name) {
    return name.substring(name.lastIndexOf('/') + 1);
  }

  private static Path find(String name, KsyModule from, List<Path> importPath)
      throws SpecException {
    String file = (name.startsWith("/") ? name.substring(1) : name) + ".ksy";
    Path beside = from.path().resolveSibling(file);
    if (!name.startsWith("/") && Files.exists(beside)) {
      return beside;
    }
    for (Path folder : importPath) {
      if (Files.exists(folder.resolve(file))) {
        return folder.resolve(file);
      }
    }
    throw refuse("import-not-found", from.path(), "there is no " + file + " to import");
  }

  private static KsyModule read(Path path) throws SpecException {
    try (Reader reader = Files.newBufferedReader(path)) {
      Object yaml =
          new org.yaml.snakeyaml.Yaml(new SafeConstructor(new LoaderOptions())).load(reader);
      if (!(yaml instanceof Map<?, ?>)) {
        throw refuse("bad-spec", path, "this is not a .ksy: its top level is not a map");
      }
      return module(path, yaml);
    } catch (IOException e) {
      throw refuse("bad-spec", path, "cannot read this: " + e.getMessage());
    } catch (YAMLException e) {
      throw refuse("bad-spec", path, "this is not YAML: " + e.getMessage());
    }
  }

  @SuppressWarnings("unchecked")
  private static KsyModule module(Path path, Object yaml) {
    Map<String, Object> map = (Map<String, Object>) yaml;
    String id = Yaml.text(Yaml.map(map, "meta"), "id");
    String file = String.valueOf(path.getFileName());
    return new KsyModule(id == null ? file.replaceFirst("\\.ksy$", "") : id, path, map);
  }

  private static SpecException refuse(String code, Path path, String message) {
    Location at = new Location.Whole(path.toString());
    return new SpecException(List.of(Diagnostic.error(code, at, message)));
  }
}
