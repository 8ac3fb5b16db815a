package dev.diptych.compiler.load;

import dev.diptych.compiler.SpecException;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/** Compiles generated Java in memory. */
final class JavaCompilation {
  private final Path ksy;

  /** For what is generated from {@code ksy}. */
  JavaCompilation(Path ksy) {
    this.ksy = ksy;
  }

  /**
   * The classes, by name, that {@code sources} give.
   *
   * @param sources contents by file name
   * @throws SpecException where the compiler refuses what was generated, or where there is none
   */
  Map<String, byte[]> compile(Map<String, String> sources) throws SpecException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      String message = "this Java has no compiler, which --spec needs";
      String help = "use a JDK 17 or newer: JAVA_HOME says which";
      throw refuse(Diagnostic.error("no-java-compiler", whole(), message, help));
    }
    var found = new DiagnosticCollector<JavaFileObject>();
    var standard = compiler.getStandardFileManager(found, Locale.ROOT, StandardCharsets.UTF_8);
    MemoryFiles files = new MemoryFiles(standard);
    List<String> options =
        List.of("-proc:none", "-g:none", "-nowarn", "-classpath", ClassPath.ofGenerated());
    boolean done =
        compiler.getTask(null, files, found, options, null, MemoryFiles.sources(sources)).call();
    if (!done) {
      throw refuse(failure(found));
    }
    return files.classes();
  }

  private Diagnostic failure(DiagnosticCollector<JavaFileObject> found) {
    return found.getDiagnostics().stream()
        .filter(each -> each.getKind() == javax.tools.Diagnostic.Kind.ERROR)
        .findFirst()
        .map(this::failure)
        .orElseThrow();
  }

  private Diagnostic failure(javax.tools.Diagnostic<? extends JavaFileObject> error) {
    String message =
        "this uses something that Kaitai Struct 0.11 cannot write in Java: "
            + error.getMessage(Locale.ROOT).lines().findFirst().orElse("");
    return Diagnostic.error("unsupported-spec", whole(), message);
  }

  private Location whole() {
    return new Location.Whole(ksy.toString());
  }

  private static SpecException refuse(Diagnostic why) {
    return new SpecException(List.of(why));
  }
}
