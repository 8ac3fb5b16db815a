package dev.diptych.compiler.load;

import static java.util.Objects.requireNonNull;

import dev.diptych.ir.Spec;
import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/** Compiles generated Java in memory. */
final class JavaCompilation {
  private final Spec spec;

  /** For sources that are generated from {@code spec}. */
  JavaCompilation(Spec spec) {
    this.spec = spec;
  }

  /**
   * Compiles {@code sources} and returns the classes by name.
   *
   * @param sources contents by file name
   * @throws SpecException where the compiler rejects the sources
   * @throws IOException where the libraries of Java cannot be read
   */
  Map<String, byte[]> compile(Map<String, String> sources) throws SpecException, IOException {
    for (String source : sources.values()) {
      requireExpected(source);
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    var found = new DiagnosticCollector<JavaFileObject>();
    var standard = compiler.getStandardFileManager(found, Locale.ROOT, StandardCharsets.UTF_8);
    List<String> options =
        List.of("-proc:none", "-g:none", "-nowarn", "-classpath", ClassPath.ofGenerated());
    try (MemoryFiles files = new MemoryFiles(standard)) {
      var units = MemoryFiles.sources(sources);
      if (!compiler.getTask(null, files, found, options, null, units).call()) {
        throw new SpecException(List.of(failure(found, sources)));
      }
      Map<String, byte[]> classes = files.classes();
      classes.replaceAll((name, bytes) -> CountedConcatenation.in(bytes));
      String beyond = AllowedClasses.firstForbidden(classes);
      if (beyond != null) {
        throw refusal(
            new Location.Whole(spec.file()),
            "the code generated for this uses " + beyond + ", which is not allowed");
      }
      return classes;
    }
  }

  private void requireExpected(String source) throws SpecException {
    long line = SourceTokens.unexpected(source);
    if (line > 0) {
      throw refusal(
          new GeneratedLocation(spec).of(source, line),
          "the code generated for this has text that no spec may put into code");
    }
  }

  private static SpecException refusal(Location at, String message) {
    String help = "this code was not run";
    return new SpecException(List.of(Diagnostic.error("unsupported-spec", at, message, help)));
  }

  /** The first error only: most of the others follow from it. */
  private Diagnostic failure(
      DiagnosticCollector<JavaFileObject> found, Map<String, String> sources) {
    var error =
        found.getDiagnostics().stream()
            .filter(each -> each.getKind() == javax.tools.Diagnostic.Kind.ERROR)
            .findFirst()
            .orElseThrow();
    String message = "Kaitai Struct 0.11 cannot write this in Java";
    String words = error.getMessage(Locale.ROOT).lines().findFirst().orElse("");
    if (error.getSource() == null) {
      Location at = new Location.Whole(spec.file());
      return Diagnostic.error("unsupported-spec", at, message, "Java compiler: " + words);
    }
    String source = requireNonNull(sources.get(MemoryFiles.name(error.getSource())));
    if (error.getCode().startsWith("compiler.err.limit")) {
      return Diagnostic.error(
          "too-large-spec",
          new GeneratedLocation(spec).of(source, error.getLineNumber()),
          "this is too large for a class of Java: " + words,
          "fields and members can be split over several types");
    }
    String line = source.lines().skip(error.getLineNumber() - 1).findFirst().orElse("").strip();
    return Diagnostic.error(
        "unsupported-spec",
        new GeneratedLocation(spec).of(source, error.getLineNumber()),
        message,
        "generated line: " + line,
        "Java compiler: " + words);
  }
}
