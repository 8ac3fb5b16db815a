package dev.diptych.generator;

import dev.diptych.compiler.SpecSource;
import dev.diptych.compiler.SpecThread;
import dev.diptych.compiler.check.SpecCheck;
import dev.diptych.generator.kaitai.Checked;
import dev.diptych.generator.kaitai.ForeignTrees;
import dev.diptych.generator.kaitai.KaitaiCompiler;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.SpecException;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Java that Kaitai Struct generates from a spec, to be compiled and run for a second reading. */
public final class PlainSources {
  private PlainSources() {}

  /**
   * The sources of a spec and its imports, by file name: from a copy with known keys only, which
   * names no code outside of it.
   *
   * @param javaPackage their package
   * @throws SpecException where the spec is rejected, or has no Java
   * @throws IOException where it cannot be read
   */
  public static Map<String, String> of(SpecSource spec, String javaPackage)
      throws SpecException, IOException {
    return SpecThread.call(
        spec.ksy(), () -> generated(Modules.load(spec.ksy(), spec.importPath()), javaPackage));
  }

  private static Map<String, String> generated(Modules modules, String javaPackage)
      throws SpecException {
    SpecCheck.of(modules);
    Map<String, Map<String, Object>> known = new LinkedHashMap<>();
    modules.all().forEach((name, module) -> known.put(name, KnownKeys.of(module.yaml())));
    KaitaiCompiler compiler = KaitaiCompiler.with(List.of("--java-package", javaPackage));
    Checked checked = compiler.check(modules, known);
    ForeignTrees.refuse(checked);
    return compiler.generate("java", checked);
  }
}
