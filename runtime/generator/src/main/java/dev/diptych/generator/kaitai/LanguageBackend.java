package dev.diptych.generator.kaitai;

import dev.diptych.ksy.KsyModule;
import dev.diptych.ksy.SpecException;
import io.kaitai.struct.Main;
import io.kaitai.struct.RuntimeConfig;
import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.ClassSpecs;
import io.kaitai.struct.languages.components.LanguageCompilerStatic;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import scala.NotImplementedError;
import scala.jdk.javaapi.CollectionConverters;

/** The output of the compiler for one language. */
final class LanguageBackend {
  private LanguageBackend() {}

  /** One at a time: the compiler for Rust keeps its state in one place for all threads. */
  static synchronized Map<String, String> of(
      Checked checked, String language, RuntimeConfig runtime) throws SpecException {
    ClassSpecs specs = checked.specs();
    Map<String, String> files = new LinkedHashMap<>();
    for (ClassSpec spec : new TreeMap<>(CollectionConverters.asJava(specs)).values()) {
      try {
        var done = Main.compile(specs, spec, LanguageCompilerStatic.byString(language), runtime);
        CollectionConverters.asJava(done.files())
            .forEach(file -> files.put(relative(file.fileName()), file.contents()));
      } catch (RuntimeException | NotImplementedError e) {
        KsyModule module = checked.modules().module(spec.nameAsStr());
        throw new SpecException(List.of(new KscProblems(checked.modules(), module).writing(e)));
      }
    }
    return files;
  }

  /** Without a package, the compiler would put Java at the root of the file system. */
  private static String relative(String fileName) {
    return fileName.replaceFirst("^/+", "");
  }
}
