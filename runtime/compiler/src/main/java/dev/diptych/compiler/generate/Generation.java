package dev.diptych.compiler.generate;

import dev.diptych.compiler.SpecException;
import dev.diptych.compiler.kaitai.Ksc;
import dev.diptych.compiler.ksy.Modules;
import dev.diptych.compiler.lower.Lowering;
import dev.diptych.compiler.schema.Names;
import dev.diptych.compiler.schema.SchemaDeriver;
import dev.diptych.model.schema.Schema;
import io.kaitai.struct.format.ClassSpecs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.yaml.snakeyaml.DumperOptions;

/**
 * What is generated from one spec.
 *
 * @param schema its schema
 * @param java Java sources by file name, relative to a source root
 */
public record Generation(Schema schema, Map<String, String> java) {
  /**
   * Generates from a spec. The plain spec is compiled first, for honest errors: opaque types hide
   * misspelt names.
   *
   * @param ksy the spec
   * @param importPath folders to look for imports in
   * @param javaPackage the package of the generated classes
   * @throws SpecException where the spec is refused
   * @throws IOException where temporary files cannot be written
   */
  public static Generation of(Path ksy, List<Path> importPath, String javaPackage)
      throws SpecException, IOException {
    Modules modules = Modules.load(ksy, importPath);
    ClassSpecs plain = Ksc.plain(importPath).parse(ksy);
    String className = javaPackage + "." + Names.camel(modules.root().name());
    Schema schema = SchemaDeriver.derive(modules, plain, className);
    return new Generation(schema, java(modules, Lowering.lower(modules, plain), javaPackage));
  }

  private static Map<String, String> java(
      Modules modules, Map<String, Map<String, Object>> lowered, String javaPackage)
      throws SpecException, IOException {
    Path folder = Files.createTempDirectory("diptych-lowered");
    try {
      for (Map.Entry<String, Map<String, Object>> module : lowered.entrySet()) {
        Files.writeString(folder.resolve(module.getKey() + ".ksy"), dump(module.getValue()));
      }
      Path root = folder.resolve(modules.root().name() + ".ksy");
      Ksc ksc = Ksc.lowered(javaPackage);
      Map<String, String> files = new TreeMap<>();
      ksc.generateJava(root, ksc.parse(root))
          .forEach((name, source) -> files.put(name, JavaSource.finish(source)));
      return files;
    } finally {
      deleteFolder(folder);
    }
  }

  private static String dump(Map<String, Object> yaml) {
    DumperOptions options = new DumperOptions();
    options.setDefaultFlowStyle(DumperOptions.FlowStyle.BLOCK);
    return new org.yaml.snakeyaml.Yaml(options).dump(yaml);
  }

  private static void deleteFolder(Path folder) throws IOException {
    try (var files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    Files.delete(folder);
  }
}
