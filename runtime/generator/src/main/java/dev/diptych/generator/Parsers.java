package dev.diptych.generator;

import dev.diptych.generator.language.Language;
import dev.diptych.generator.language.LanguageSources;
import dev.diptych.generator.language.PackageName;
import dev.diptych.generator.language.SourceRequest;
import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Result;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Parsers of both faces in other languages, from the plain specs and the grammar, with the package
 * files of each language.
 */
final class Parsers {
  private final List<Path> specs;
  private final Path grammar;
  private final Map<String, String> files = new TreeMap<>();

  private Parsers(List<Path> specs, Path grammar) {
    this.specs = specs;
    this.grammar = grammar;
  }

  /**
   * Generates them all.
   *
   * @param specs the specs that are formats
   * @param grammar the folder of the grammars
   * @return contents by path below {@code generated/}
   * @throws SpecException where a spec is refused
   * @throws IOException where something cannot be read
   */
  static Map<String, String> of(List<Path> specs, Path grammar) throws SpecException, IOException {
    Parsers parsers = new Parsers(specs, grammar);
    parsers.python();
    parsers.javascript();
    parsers.go();
    parsers.rust();
    parsers.put("java", parsers.kaitai(Language.JAVA, "dev.diptych.generated"));
    return parsers.files;
  }

  private void python() throws SpecException, IOException {
    put("python", kaitai(Language.PYTHON, null));
    put("python", GrammarSources.of(grammar, "Python3", ".py"));
  }

  private void javascript() throws SpecException, IOException {
    put("javascript", kaitai(Language.JAVASCRIPT, null));
    put("javascript/grammar", GrammarSources.of(grammar, "JavaScript", ".js"));
    put("javascript", NodePackage.files());
  }

  private void go() throws SpecException, IOException {
    Map<String, String> formats = kaitai(Language.GO, GoModule.FORMATS);
    put("go", formats);
    String[] names = {"-package", GoModule.GRAMMAR};
    put("go/" + GoModule.GRAMMAR, GrammarSources.of(grammar, "Go", ".go", names));
    put("go", GoModule.files(formats.keySet()));
  }

  private void rust() throws SpecException, IOException {
    Map<String, String> formats = kaitai(Language.RUST, null);
    put("rust/src", formats);
    put("rust", RustCrate.files(formats.keySet()));
  }

  private Map<String, String> kaitai(Language language, @Nullable String packageName)
      throws SpecException, IOException {
    PackageName name = packageName == null ? PackageName.NONE : PackageName.parse(packageName);
    Map<String, String> sources = new TreeMap<>();
    for (Path spec : specs) {
      SourceRequest request = new SourceRequest(spec, List.of(), Set.of(language), name, false);
      Result<Map<String, String>> made = LanguageSources.of(request);
      if (!made.ok()) {
        throw new SpecException(made.diagnostics());
      }
      sources.putAll(made.value().orElseThrow());
    }
    return sources;
  }

  private void put(String folder, Map<String, String> sources) {
    sources.forEach((name, text) -> files.put(folder + "/" + name, text));
  }
}
