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
        problem.text(),
        help(problem.coords()));
  }

  /** The compiler has no other way of saying that a language cannot express a spec. */
  Diagnostic of(RuntimeException thrown) {
    if (thrown instanceof CompilationProblemException known) {
      return of(known.problem());
    }
    String message = "Kaitai Struct 0.11 cannot write this in Java: " + words(thrown);
    return Diagnostic.error("unsupported-spec", new Location.Whole(ksy.toString()), message);
  }

  private static String words(Throwable thrown) {
    return thrown.getMessage() == null ? thrown.toString() : thrown.getMessage();
  }

  private Location place(ProblemCoords coords) {
    Path file = coords.file().isDefined() ? Path.of(coords.file().get()) : ksy;
    return KsyPlaces.at(file, path(coords));
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
