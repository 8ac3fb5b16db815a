package dev.diptych.compiler.kaitai;

import dev.diptych.compiler.SpecException;
import dev.diptych.model.diagnostic.Diagnostic;
import io.kaitai.struct.CompileLog;
import io.kaitai.struct.JavaMain;
import io.kaitai.struct.Main;
import io.kaitai.struct.RuntimeConfig;
import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.ClassSpecs;
import io.kaitai.struct.formats.JavaKSYParser;
import io.kaitai.struct.languages.components.LanguageCompilerStatic;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import scala.jdk.javaapi.CollectionConverters;

/** One configuration of the Kaitai Struct compiler. */
public final class Ksc {
  private final List<Path> importPath;
  private final String javaPackage;
  private final boolean lowered;

  private Ksc(List<Path> importPath, String javaPackage, boolean lowered) {
    this.importPath = List.copyOf(importPath);
    this.javaPackage = javaPackage;
    this.lowered = lowered;
  }

  /** For specs as people write them: nothing opaque, so that a misspelt type is an error. */
  public static Ksc plain(List<Path> importPath) {
    return new Ksc(importPath, "", false);
  }

  /** For lowered specs, whose record tables are opaque types. */
  public static Ksc lowered(String javaPackage) {
    return new Ksc(List.of(), javaPackage, true);
  }

  /**
   * Reads and checks a spec and its imports.
   *
   * @throws SpecException with the compiler's own words where it refuses
   */
  public ClassSpecs parse(Path ksy) throws SpecException {
    try {
      var parsed = JavaKSYParser.localFileToSpecs(ksy.toString(), config(ksy));
      List<Diagnostic> found = new ArrayList<>();
      CollectionConverters.asJava(parsed._2())
          .forEach(problem -> found.add(new Problems(ksy).of(problem)));
      if (parsed._1().isEmpty() || found.stream().anyMatch(Diagnostic::isError)) {
        throw new SpecException(found);
      }
      return parsed._1().get();
    } catch (RuntimeException e) {
      throw new SpecException(List.of(new Problems(ksy).of(e)));
    }
  }

  /**
   * Generates sources for every module of {@code specs}.
   *
   * @param ksy the spec they come from
   * @return contents by file name, relative to a source root, in a fixed order
   * @throws SpecException where the language cannot express a spec
   */
  public Map<String, String> generateJava(Path ksy, ClassSpecs specs) throws SpecException {
    RuntimeConfig runtime = config(ksy).runtime();
    Map<String, String> files = new LinkedHashMap<>();
    for (ClassSpec spec : new TreeMap<>(CollectionConverters.asJava(specs)).values()) {
      CompileLog.SpecSuccess done;
      try {
        done = Main.compile(specs, spec, LanguageCompilerStatic.byString("java"), runtime);
      } catch (RuntimeException e) {
        throw new SpecException(List.of(new Problems(ksy).of(e)));
      }
      CollectionConverters.asJava(done.files())
          .forEach(file -> files.put(file.fileName().replaceFirst("^src/", ""), file.contents()));
    }
    return files;
  }

  private JavaMain.CLIConfig config(Path ksy) {
    List<String> args = new ArrayList<>(List.of("-t", "java", "--read-write", "--read-pos"));
    if (lowered) {
      args.addAll(List.of("--opaque-types", "true", "--java-package", javaPackage));
    }
    if (!importPath.isEmpty()) {
      String folders =
          importPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
      args.addAll(List.of("-I", folders));
    }
    args.add(ksy.toString());
    return JavaMain.parseCommandLine(args.toArray(String[]::new)).get();
  }
}
