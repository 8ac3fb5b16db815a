package dev.diptych.compiler.generate;

import dev.diptych.compiler.ksy.Modules;
import dev.diptych.compiler.ksy.Yaml;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.yaml.snakeyaml.DumperOptions;

/**
 * Specs side by side in a folder that lasts as long as it is needed, each by its own name, whatever
 * folders and files they came from. So imports change, too: the root has all of them.
 */
final class FlatFolder implements AutoCloseable {
  private final Path folder;

  private FlatFolder(Path folder) {
    this.folder = folder;
  }

  /** A folder of {@code specs}, the YAML of each of {@code modules} by name. */
  static FlatFolder of(Modules modules, Map<String, Map<String, Object>> specs) throws IOException {
    FlatFolder flat = new FlatFolder(Files.createTempDirectory("diptych-lowered"));
    String root = modules.root().name();
    List<String> others = specs.keySet().stream().filter(name -> !name.equals(root)).toList();
    for (Map.Entry<String, Map<String, Object>> each : specs.entrySet()) {
      List<String> imports = each.getKey().equals(root) ? others : List.of();
      String yaml = dump(importing(imports, each.getValue()));
      Files.writeString(flat.file(each.getKey()), yaml);
    }
    return flat;
  }

  /** The file of the spec {@code name}. */
  Path file(String name) {
    return folder.resolve(name + ".ksy");
  }

  @Override
  public void close() throws IOException {
    try (var files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    Files.delete(folder);
  }

  /** {@code type} with {@code imports}, and the types within it with none. */
  private static Map<String, Object> importing(List<String> imports, Map<String, Object> type) {
    Map<String, Object> changed = new LinkedHashMap<>(type);
    if (type.containsKey("meta")) {
      Map<String, Object> meta = new LinkedHashMap<>(Yaml.map(type, "meta"));
      meta.put("imports", imports);
      changed.put("meta", meta);
    }
    Map<String, Object> types = Yaml.map(type, "types");
    if (!types.isEmpty()) {
      Map<String, Object> inner = new LinkedHashMap<>();
      types.keySet().forEach(n -> inner.put(n, importing(List.of(), Yaml.map(types, n))));
      changed.put("types", inner);
    }
    return changed;
  }

  private static String dump(Map<String, Object> yaml) {
    DumperOptions options = new DumperOptions();
    options.setDefaultFlowStyle(DumperOptions.FlowStyle.BLOCK);
    // The other way is base64, which is bytes to whoever reads it, and no text.
    options.setNonPrintableStyle(DumperOptions.NonPrintableStyle.ESCAPE);
    return new org.yaml.snakeyaml.Yaml(options).dump(yaml);
  }
}
