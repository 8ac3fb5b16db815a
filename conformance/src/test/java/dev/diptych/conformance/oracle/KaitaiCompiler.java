package dev.diptych.conformance.oracle;

import io.kaitai.struct.JavaMain;
import io.kaitai.struct.Main;
import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.ClassSpecs;
import io.kaitai.struct.formats.JavaKSYParser;
import io.kaitai.struct.languages.components.LanguageCompilerStatic;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import scala.jdk.javaapi.CollectionConverters;

/** The Kaitai Struct compiler as it is. */
public final class KaitaiCompiler {
  private KaitaiCompiler() {}

  /** The Java sources of a spec and its imports, by file name. */
  static Map<String, String> java(Path ksy, List<Path> imports, String javaPackage) {
    return sources(ksy, imports, "java", List.of("--java-package", javaPackage));
  }

  /**
   * The sources of a spec and its imports, by file name.
   *
   * @param ksy the spec
   * @param imports folders to look for imports in
   * @param target the language, as the compiler's option {@code -t} has it
   * @param options further options of the compiler
   */
  public static Map<String, String> sources(
      Path ksy, List<Path> imports, String target, List<String> options) {
    List<String> args = new ArrayList<>(List.of("-t", target));
    args.addAll(options);
    if (!imports.isEmpty()) {
      String folders =
          imports.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
      args.addAll(List.of("-I", folders));
    }
    args.add(ksy.toString());
    var config = JavaMain.parseCommandLine(args.toArray(String[]::new)).get();
    ClassSpecs specs = JavaKSYParser.localFileToSpecs(ksy.toString(), config)._1().get();
    Map<String, String> sources = new TreeMap<>();
    for (ClassSpec spec : CollectionConverters.asJava(specs).values()) {
      var language = LanguageCompilerStatic.byString(target);
      var done = Main.compile(specs, spec, language, config.runtime());
      CollectionConverters.asJava(done.files())
          .forEach(file -> sources.put(file.fileName(), file.contents()));
    }
    return sources;
  }
}
