package dev.diptych.compiler.kaitai;

import dev.diptych.compiler.SpecException;
import io.kaitai.struct.Main;
import io.kaitai.struct.RuntimeConfig;
import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.ClassSpecs;
import io.kaitai.struct.languages.components.LanguageCompilerStatic;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import scala.NotImplementedError;
import scala.jdk.javaapi.CollectionConverters;

/** What the compiler writes of specs in one language. */
final class Sources {
  private Sources() {}

  static Map<String, String> of(ClassSpecs specs, String language, RuntimeConfig runtime, Path ksy)
      throws SpecException {
    Map<String, String> files = new LinkedHashMap<>();
    for (ClassSpec spec : new TreeMap<>(CollectionConverters.asJava(specs)).values()) {
      try {
        var done = Main.compile(specs, spec, LanguageCompilerStatic.byString(language), runtime);
        CollectionConverters.asJava(done.files())
            .forEach(file -> files.put(relative(file.fileName()), file.contents()));
      } catch (RuntimeException | NotImplementedError e) {
        Path file = spec.fileName().isDefined() ? Path.of(spec.fileName().get()) : ksy;
        throw new SpecException(List.of(new Problems(file).writing(e)));
      }
    }
    return files;
  }

  /** Without a package, the compiler would put Java at the root of the file system. */
  private static String relative(String fileName) {
    return fileName.replaceFirst("^/+", "");
  }
}
