package dev.diptych.generator.kaitai;

import dev.diptych.ksy.KsyModule;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Diagnostic;
import io.kaitai.struct.Main;
import io.kaitai.struct.RuntimeConfig;
import io.kaitai.struct.Version;
import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.ClassSpec$;
import io.kaitai.struct.format.ClassSpecs;
import io.kaitai.struct.format.KSVersion;
import io.kaitai.struct.formats.JavaClassSpecs;
import io.kaitai.struct.formats.JavaKSYParser;
import io.kaitai.struct.problems.CompilationProblem;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import scala.NotImplementedError;
import scala.Option;
import scala.jdk.javaapi.CollectionConverters;

/**
 * One configuration of the Kaitai Struct compiler. It receives modules that have been read and
 * checked. The loader of the compiler is not used: it reads files again, and runs in futures that
 * an error of the virtual machine never completes.
 */
public final class KaitaiCompiler {
  private static final scala.collection.immutable.Seq<String> NO_FOLDERS =
      CollectionConverters.asScala(List.<String>of()).toSeq();

  static {
    // The compiler's own entry point sets it, which runs only later here. A spec that requires a
    // version cannot be read before.
    KSVersion.current_$eq(Version.version());
  }

  private final RuntimeConfig config;

  private KaitaiCompiler(RuntimeConfig config) {
    this.config = config;
  }

  /** For plain specs, without opaque types, so that a misspelt type is an error. */
  public static KaitaiCompiler plain() {
    return new KaitaiCompiler(EngineOptions.plain());
  }

  /** For plain specs, with options of the compiler's command line. */
  public static KaitaiCompiler with(List<String> options) {
    return new KaitaiCompiler(EngineOptions.parse(options));
  }

  /** The version of the compiler. */
  public static String version() {
    return Version.version();
  }

  /**
   * Checks a spec and its imports.
   *
   * @throws SpecException where the compiler rejects them
   */
  public Checked check(Modules modules) throws SpecException {
    Map<String, Map<String, Object>> yaml = new LinkedHashMap<>();
    modules.all().forEach((name, module) -> yaml.put(name, module.yaml()));
    return check(modules, yaml);
  }

  /**
   * Checks changed modules.
   *
   * @param modules the original modules, for locations in messages
   * @param yaml the content of each, by name
   */
  public Checked check(Modules modules, Map<String, Map<String, Object>> yaml)
      throws SpecException {
    ClassSpecs specs = read(modules, yaml);
    KscProblems known = new KscProblems(modules);
    List<Diagnostic> errors =
        precompile(modules, specs).stream()
            .map(known::of)
            .filter(Diagnostic::isError)
            .distinct()
            .toList();
    if (!errors.isEmpty()) {
      throw new SpecException(errors);
    }
    return new Checked(modules, specs);
  }

  /**
   * Generates sources for every module of {@code checked}.
   *
   * @param language the language by its name for the compiler
   * @return contents by file name, relative to a source root, in a fixed order
   * @throws SpecException where the language cannot express a spec
   */
  public Map<String, String> generate(String language, Checked checked) throws SpecException {
    return LanguageBackend.of(checked, language, config);
  }

  private ClassSpecs read(Modules modules, Map<String, Map<String, Object>> yaml)
      throws SpecException {
    ClassSpec root = read(modules, modules.root(), yaml);
    ClassSpecs specs = new JavaClassSpecs(".", NO_FOLDERS, root);
    for (KsyModule module : modules.all().values()) {
      if (!module.name().equals(modules.root().name())) {
        specs.put(module.name(), read(modules, module, yaml));
      }
    }
    return specs;
  }

  private ClassSpec read(Modules modules, KsyModule module, Map<String, Map<String, Object>> yaml)
      throws SpecException {
    try {
      Object tree = JavaKSYParser.yamlJavaToScala(yaml.get(module.name()));
      Option<String> file = Option.apply(module.path().toString());
      return ClassSpec$.MODULE$.fromYaml(tree, file);
    } catch (RuntimeException | NotImplementedError e) {
      throw new SpecException(List.of(new KscProblems(modules, module).reading(e)));
    }
  }

  private List<CompilationProblem> precompile(Modules modules, ClassSpecs specs)
      throws SpecException {
    try {
      return List.copyOf(CollectionConverters.asJavaCollection(Main.precompile(specs, config)));
    } catch (RuntimeException | NotImplementedError e) {
      throw new SpecException(List.of(new KscProblems(modules).reading(e)));
    }
  }
}
