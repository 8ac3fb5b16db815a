package dev.diptych.generator.kaitai;

import dev.diptych.ksy.KsyModule;
import dev.diptych.ksy.Modules;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Severity;
import io.kaitai.struct.problems.CompilationProblem;
import io.kaitai.struct.problems.CompilationProblemException;
import java.util.List;
import java.util.Map;

/**
 * Converts problems of the Kaitai Struct compiler to diagnostics with locations in the {@code
 * .ksy}. The compiler only receives specs without errors, so that few problems are left; their text
 * names classes of the compiler and is not shown.
 */
final class KscProblems {
  /** The environment variable that shows what the compiler itself reports. */
  private static final String DEBUG = "DIPTYCH_DEBUG";

  /** What the compiler reports about constructs that it does not support, with our words. */
  private static final Map<String, String> UNSUPPORTED =
      Map.of(
          "multibyte terminators cannot be serialized yet",
          "a terminator of several bytes cannot be written");

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
    ProblemPlace place = ProblemPlace.of(problem, modules, current);
    String known = UNSUPPORTED.get(problem.text());
    String rejected =
        place.key().isEmpty()
            ? "Kaitai Struct 0.11 rejects the spec"
            : "Kaitai Struct 0.11 rejects this value of " + place.key();
    return new Diagnostic(
        problem.severity().toString().contains("Warning") ? Severity.WARNING : Severity.ERROR,
        "bad-spec",
        place.location(),
        known == null ? rejected : known,
        List.of(),
        raw(problem.text()));
  }

  /** What the compiler itself reports, if the user asks for that. */
  private static List<String> raw(String text) {
    String debug = System.getenv(DEBUG);
    return debug == null || debug.isEmpty() ? List.of() : List.of("the compiler: " + text);
  }

  /** An exception of the compiler while it read the spec, which is how it rejects one. */
  Diagnostic reading(Throwable thrown) {
    return thrown("Kaitai Struct 0.11 cannot read this", thrown);
  }

  /** An exception while it wrote code, which is how it reports an unsupported construct. */
  Diagnostic writing(Throwable thrown) {
    return thrown("Kaitai Struct 0.11 cannot write code for this", thrown);
  }

  private Diagnostic thrown(String sentence, Throwable thrown) {
    if (thrown instanceof CompilationProblemException known) {
      return of(known.problem());
    }
    String known = UNSUPPORTED.get(String.valueOf(thrown.getMessage()));
    return new Diagnostic(
        Severity.ERROR,
        "unsupported-spec",
        current.at(List.of()),
        known == null ? sentence : sentence + ": " + known,
        List.of(),
        raw(String.valueOf(thrown)));
  }
}
