package dev.diptych.compiler.kaitai;

import dev.diptych.compiler.SpecException;
import dev.diptych.compiler.ksy.Modules;
import dev.diptych.model.diagnostic.Diagnostic;
import io.kaitai.struct.JavaMain;
import io.kaitai.struct.format.ClassSpecs;
import io.kaitai.struct.formats.JavaKSYParser;
import io.kaitai.struct.problems.CompilationProblem;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import scala.NotImplementedError;
import scala.jdk.javaapi.CollectionConverters;

/** One configuration of the Kaitai Struct compiler. */
public final class Ksc {
  private static final List<String> ENGINE = List.of("--read-write", "--read-pos");

  private final List<Path> importPath;
  private final List<String> options;

  private Ksc(List<Path> importPath, List<String> options) {
    this.importPath = List.copyOf(importPath);
    this.options = List.copyOf(options);
  }

  /** For specs as people write them: nothing opaque, so that a misspelt type is an error. */
  public static Ksc plain(List<Path> importPath) {
    return new Ksc(importPath, ENGINE);
  }

  /** For lowered specs, whose record tables are opaque types. */
  public static Ksc lowered(String javaPackage) {
    List<String> options = new ArrayList<>(ENGINE);
    options.addAll(List.of("--opaque-types", "true", "--java-package", javaPackage));
    return new Ksc(List.of(), options);
  }

  /** For specs as people write them, with options of the compiler's own command line. */
  public static Ksc with(List<Path> importPath, List<String> options) {
    return new Ksc(importPath, options);
  }

  /**
   * Reads and checks a spec and its imports.
   *
   * @throws SpecException with the compiler's own words where it refuses
   */
  public ClassSpecs parse(Path ksy) throws SpecException {
    return check(ksy).specs();
  }

  /** The same, with what the compiler finds bad style. */
  public Checked check(Path ksy) throws SpecException {
    List<CompilationProblem> problems = new ArrayList<>();
    ClassSpecs specs = read(ksy, problems);
    if (specs == null && problems.stream().anyMatch(Problems::isOfImport)) {
      checkImports(ksy);
    }
    List<Diagnostic> found = problems.stream().map(new Problems(ksy)::of).toList();
    if (specs == null || found.stream().anyMatch(Diagnostic::isError)) {
      throw new SpecException(found);
    }
    return new Checked(specs, found);
  }

  /**
   * Generates sources for every module of {@code specs}.
   *
   * @param language what the compiler calls the language
   * @param ksy the spec they come from
   * @return contents by file name, relative to a source root, in a fixed order
   * @throws SpecException where the language cannot express a spec
   */
  public Map<String, String> generate(String language, Path ksy, ClassSpecs specs)
      throws SpecException {
    return Sources.of(specs, language, config().runtime(), ksy);
  }

  private ClassSpecs read(Path ksy, List<CompilationProblem> problems) throws SpecException {
    try {
      var parsed = JavaKSYParser.localFileToSpecs(ksy.toString(), config());
      CollectionConverters.asJava(parsed._2()).forEach(problems::add);
      return parsed._1().isEmpty() ? null : parsed._1().get();
    } catch (RuntimeException | NotImplementedError | StackOverflowError e) {
      throw new SpecException(List.of(new Problems(ksy).reading(e)));
    }
  }

  /**
   * Refuses the first import that is bad by itself, for its own place: of an import, the compiler
   * only tells which line asked for it.
   */
  private void checkImports(Path ksy) throws SpecException {
    for (Path module : modules(ksy)) {
      List<CompilationProblem> problems = new ArrayList<>();
      boolean bad = read(module, problems) == null;
      if (bad && problems.stream().noneMatch(Problems::isOfImport)) {
        throw new SpecException(problems.stream().map(new Problems(module)::of).toList());
      }
    }
  }

  /** What {@code ksy} imports, what is imported first. */
  private List<Path> modules(Path ksy) throws SpecException {
    try {
      List<Path> paths = new ArrayList<>();
      Modules.load(ksy, importPath).all().values().forEach(module -> paths.add(0, module.path()));
      return paths;
    } catch (IOException e) {
      return List.of();
    }
  }

  private JavaMain.CLIConfig config() {
    List<String> args = new ArrayList<>(List.of("-t", "all"));
    args.addAll(options);
    if (!importPath.isEmpty()) {
      String folders =
          importPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
      args.addAll(List.of("-I", folders));
    }
    // The compiler wants to be told a file here, and then once more where it is called.
    args.add("spec.ksy");
    return JavaMain.parseCommandLine(args.toArray(String[]::new)).get();
  }
}
