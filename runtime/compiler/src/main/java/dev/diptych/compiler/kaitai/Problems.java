package dev.diptych.compiler.kaitai;

import dev.diptych.compiler.ksy.KsyPlaces;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Severity;
import io.kaitai.struct.problems.CompilationProblem;
import io.kaitai.struct.problems.CompilationProblemException;
import io.kaitai.struct.problems.ProblemCoords;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import scala.NotImplementedError;
import scala.jdk.javaapi.CollectionConverters;

/** What the Kaitai Struct compiler says, as diagnostics at the place in the {@code .ksy}. */
final class Problems {
  private final Path ksy;

  /** For problems of {@code ksy} and its imports. */
  Problems(Path ksy) {
    this.ksy = ksy;
  }

  Diagnostic of(CompilationProblem problem) {
    String severity = problem.severity().toString().toLowerCase(Locale.ROOT);
    boolean warning = severity.contains("warning");
    Location at = place(problem.coords());
    return new Diagnostic(
        warning ? Severity.WARNING : Severity.ERROR,
        warning ? "spec-style" : "bad-spec",
        at,
        problem.text().replaceAll(" \\(class [\\w.$]+\\)", ""),
        help(problem.coords()));
  }

  /** Whether {@code problem} is that an import has one; where in it, the compiler does not say. */
  static boolean isOfImport(CompilationProblem problem) {
    List<String> path = path(problem.coords());
    return path.size() > 2 && path.subList(0, 2).equals(List.of("meta", "imports"));
  }

  /** What the compiler threw while it read the spec; it has no other way of giving up. */
  Diagnostic reading(Throwable thrown) {
    return thrown instanceof CompilationProblemException known
        ? of(known.problem())
        : unsupported("Kaitai Struct 0.11 cannot read this: " + words(thrown));
  }

  /** What it threw while it wrote code; it has no other way of saying that a language cannot. */
  Diagnostic writing(Throwable thrown) {
    return thrown instanceof CompilationProblemException known
        ? of(known.problem())
        : unsupported("Kaitai Struct 0.11 cannot write code for this: " + words(thrown));
  }

  private Diagnostic unsupported(String message) {
    return Diagnostic.error("unsupported-spec", new Location.Whole(ksy.toString()), message);
  }

  /** What the compiler did not foresee has little but its class to tell what it is. */
  private static String words(Throwable thrown) {
    String message = thrown.getMessage();
    String name = thrown.getClass().getSimpleName();
    if (message == null) {
      return name;
    }
    boolean foreseen =
        thrown instanceof NotImplementedError
            || thrown.getClass() == RuntimeException.class
            || thrown.getClass().getName().startsWith("io.kaitai.");
    return foreseen ? message : name + ": " + message;
  }

  private Location place(ProblemCoords coords) {
    return KsyPlaces.at(coords.file().isDefined() ? file(coords.file().get()) : ksy, path(coords));
  }

  /** The compiler calls the folder that the spec stands in {@code .} where its path has none. */
  private Path file(String name) {
    Path folder = Path.of(".");
    Path file = Path.of(name);
    return ksy.getParent() == null && file.startsWith(folder) ? folder.relativize(file) : file;
  }

  private static List<String> help(ProblemCoords coords) {
    List<String> path = path(coords);
    return path.isEmpty() ? List.of() : List.of("at /" + String.join("/", path));
  }

  private static List<String> path(ProblemCoords coords) {
    return coords.path().isDefined()
        ? List.copyOf(CollectionConverters.asJava(coords.path().get()))
        : List.of();
  }
}
