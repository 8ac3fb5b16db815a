package dev.diptych.compiler.kaitai;

import dev.diptych.compiler.ksy.KsyModule;
import dev.diptych.compiler.ksy.Modules;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Severity;
import io.kaitai.struct.problems.CompilationProblem;
import io.kaitai.struct.problems.CompilationProblemException;
import io.kaitai.struct.problems.ProblemCoords;
import java.util.List;
import java.util.Locale;
import scala.NotImplementedError;
import scala.jdk.javaapi.CollectionConverters;

/**
 * Converts problems of the Kaitai Struct compiler to diagnostics with locations in the {@code
 * .ksy}.
 */
final class KscProblems {
  private final Modules modules;
  private final KsyModule current;

  /** For problems of a spec and its imports. */
  KscProblems(Modules modules) {
    this(modules, modules.root());
  }

  /** The same; problems without a file belong to {@code current}. */
  KscProblems(Modules modules, KsyModule current) {
    this.modules = modules;
    this.current = current;
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

  /**
   * Converts the problems of a lowered spec. The spec itself was accepted before, so they are
   * internal errors.
   */
  Diagnostic lowered(CompilationProblem problem) {
    Diagnostic plain = of(problem);
    return plain.isError()
        ? Diagnostic.error(
            "unsupported-spec",
            plain.location(),
            "Kaitai Struct 0.11 cannot write what this becomes: " + plain.message())
        : plain;
  }

  /** An exception of the compiler while it read the spec, which is how it rejects one. */
  Diagnostic reading(Throwable thrown) {
    return thrown instanceof CompilationProblemException known
        ? of(known.problem())
        : unsupported("Kaitai Struct 0.11 cannot read this: " + words(thrown));
  }

  /** An exception while it wrote code, which is how it reports an unsupported construct. */
  Diagnostic writing(Throwable thrown) {
    return thrown instanceof CompilationProblemException known
        ? of(known.problem())
        : unsupported("Kaitai Struct 0.11 cannot write code for this: " + words(thrown));
  }

  private Diagnostic unsupported(String message) {
    return Diagnostic.error("unsupported-spec", current.at(List.of()), message);
  }

  /** The class of an unexpected exception is often its only information. */
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
    String file = coords.file().isDefined() ? coords.file().get() : "";
    return modules.all().values().stream()
        .filter(module -> module.path().toString().equals(file))
        .findFirst()
        .orElse(current)
        .at(path(coords));
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
