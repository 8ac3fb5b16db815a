package dev.diptych.generator.kaitai;

import dev.diptych.ksy.KsyModule;
import dev.diptych.ksy.Modules;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Severity;
import io.kaitai.struct.format.InvalidIdentifier;
import io.kaitai.struct.precompile.FieldNotFoundError;
import io.kaitai.struct.problems.CompilationProblem;
import io.kaitai.struct.problems.CompilationProblemException;
import io.kaitai.struct.problems.ErrorInInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import scala.Option;
import scala.jdk.javaapi.CollectionConverters;

/**
 * Converts problems of the Kaitai Struct compiler to diagnostics with locations in the {@code
 * .ksy}. No text of the compiler is shown unless its form is known.
 */
final class KscProblems {
  /** The environment variable that shows what the compiler itself reports. */
  private static final String DEBUG = "DIPTYCH_DEBUG";

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
    Severity severity =
        problem.severity().toString().toLowerCase(Locale.ROOT).contains("warning")
            ? Severity.WARNING
            : Severity.ERROR;
    String text = problem.text();
    String words =
        ProblemWords.of(text, place.scalar(), place.key()).orElseGet(() -> unknown(place));
    List<String> help = new ArrayList<>(ProblemHints.help(text, place));
    help.addAll(place.help());
    return new Diagnostic(severity, "bad-spec", place.location(), words, help, raw(text))
        .suggesting(ProblemHints.correction(problem, place));
  }

  /** A message about a place, without knowing why the compiler rejects it. */
  private static String unknown(ProblemPlace place) {
    return place.key().isEmpty()
        ? "Kaitai Struct 0.11 rejects the spec"
        : "Kaitai Struct 0.11 rejects this value of " + place.key();
  }

  /** What the compiler itself reports, if the user asks for that. */
  private static List<String> raw(String text) {
    String debug = System.getenv(DEBUG);
    return debug == null || debug.isEmpty() ? List.of() : List.of("the compiler: " + text);
  }

  /** An exception of the compiler while it read the spec, which is how it rejects one. */
  Diagnostic reading(Throwable thrown) {
    return located(thrown)
        .map(this::of)
        .orElseGet(() -> unsupported("Kaitai Struct 0.11 cannot read this", thrown));
  }

  /** An exception while it wrote code, which is how it reports an unsupported construct. */
  Diagnostic writing(Throwable thrown) {
    return located(thrown)
        .map(this::of)
        .orElseGet(() -> unsupported("Kaitai Struct 0.11 cannot write code for this", thrown));
  }

  /** The problem that {@code thrown} reports, if the spec has a place for it. */
  private Optional<CompilationProblem> located(Throwable thrown) {
    if (thrown instanceof CompilationProblemException known) {
      return Optional.of(known.problem());
    }
    List<String> type = List.of();
    String word = "";
    if (thrown instanceof FieldNotFoundError field) {
      type = CollectionConverters.asJava(field.curClass().path());
      word = field.name();
    } else if (thrown instanceof InvalidIdentifier name) {
      word = name.id();
    }
    return word.isEmpty()
        ? Optional.empty()
        : ProblemPlace.mentioning(current, type, word)
            .map(
                place ->
                    new ErrorInInput(
                        thrown,
                        CollectionConverters.asScala(place.path()).toList(),
                        Option.apply(current.path().toString())));
  }

  private Diagnostic unsupported(String sentence, Throwable thrown) {
    String text = Optional.ofNullable(thrown.getMessage()).orElse("");
    Optional<String> words = ProblemWords.of(text, Optional.empty(), "");
    return new Diagnostic(
        Severity.ERROR,
        "unsupported-spec",
        current.at(List.of()),
        words.map(known -> sentence + ": " + known).orElse(sentence),
        List.of(),
        raw(String.valueOf(thrown)));
  }
}
