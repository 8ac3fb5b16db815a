package dev.diptych.compiler.generate.engine;

import dev.diptych.compiler.check.Accepted;
import dev.diptych.compiler.check.SpecCheck;
import dev.diptych.compiler.kaitai.ForeignCode;
import dev.diptych.compiler.kaitai.KaitaiCompiler;
import dev.diptych.compiler.lower.Lowering;
import dev.diptych.compiler.schema.FieldStorages;
import dev.diptych.compiler.schema.SchemaDeriver;
import dev.diptych.compiler.schema.name.TextNames;
import dev.diptych.ir.Spec;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.schema.Schema;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The code and the schema that are generated from one spec.
 *
 * @param spec the spec
 * @param schema its schema
 * @param java Java sources by file name, relative to a source root
 * @param warnings the style notes of the compiler on the spec and its imports
 */
public record Generation(
    Spec spec, Schema schema, Map<String, String> java, List<Diagnostic> warnings) {
  /**
   * Generates from a spec. The plain spec is compiled first, because opaque types in the lowered
   * spec hide misspelt names.
   *
   * @param ksy the spec
   * @param importPath folders to look for imports in
   * @param javaPackage the package of the generated classes
   * @throws SpecException where the spec is rejected
   * @throws IOException where it cannot be read
   */
  public static Generation of(Path ksy, List<Path> importPath, String javaPackage)
      throws SpecException, IOException {
    return of(Modules.load(ksy, importPath), javaPackage);
  }

  /** Generates from a spec that has been read. */
  public static Generation of(Modules modules, String javaPackage) throws SpecException {
    Accepted accepted = SpecCheck.of(modules, KaitaiCompiler.plain());
    ForeignCode.refuse(accepted.checked());
    FieldStorages storages = new FieldStorages(accepted.spec());
    String className = javaPackage + "." + TextNames.camel(modules.root().name());
    Schema schema = SchemaDeriver.derive(accepted.spec(), storages, className);
    Map<String, Map<String, Object>> lowered = Lowering.lower(modules, accepted.spec(), storages);
    Map<String, String> java = java(modules, lowered, javaPackage, Switches.undecided(schema));
    return new Generation(accepted.spec(), schema, java, accepted.warnings());
  }

  private static Map<String, String> java(
      Modules modules,
      Map<String, Map<String, Object>> lowered,
      String javaPackage,
      Switches switches)
      throws SpecException {
    KaitaiCompiler ksc = KaitaiCompiler.lowered(javaPackage);
    Map<String, String> files = new TreeMap<>();
    ksc.generate("java", ksc.check(modules, lowered))
        .forEach((name, source) -> files.put(name, JavaSource.finish(source, switches)));
    return files;
  }
}
