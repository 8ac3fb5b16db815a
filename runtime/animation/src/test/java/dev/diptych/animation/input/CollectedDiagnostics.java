package dev.diptych.animation.input;

import dev.diptych.animation.input.lint.InputLints;
import dev.diptych.model.document.Document;
import dev.diptych.model.lint.Lint;
import dev.diptych.model.lint.LintSink;
import dev.diptych.model.lint.Repair;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The diagnostics of lints and repairs, as {@code code at path}.
 *
 * @param codes each diagnostic's code and path
 * @param messages each diagnostic's severity and message
 * @param helps each diagnostic's hints
 */
public record CollectedDiagnostics(List<String> codes, List<String> messages, List<String> helps) {
  public CollectedDiagnostics() {
    this(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
  }

  /** A lint for wide steps, which most tests build. */
  private static final Set<String> STEPS = Set.of("rotation-step");

  /** The diagnostics of all lints except that for wide steps. */
  public static CollectedDiagnostics in(AnimationBuilder animation) {
    return in(animation.build());
  }

  /** The diagnostics of all lints except that for wide steps. */
  public static CollectedDiagnostics in(Document document) {
    return of(document, STEPS);
  }

  /** The diagnostics of all lints. */
  public static CollectedDiagnostics all(AnimationBuilder animation) {
    return of(animation.build(), Set.of());
  }

  private static CollectedDiagnostics of(Document document, Set<String> except) {
    CollectedDiagnostics found = new CollectedDiagnostics();
    LintSink receiver = found.receiver();
    for (Lint lint : InputLints.all()) {
      lint.check(
          document,
          (severity, code, at, message, help) -> {
            if (!except.contains(code)) {
              receiver.report(severity, code, at, message, help);
            }
          });
    }
    return found;
  }

  /** Applies {@code repairs} and collects their diagnostics. */
  public Document repair(List<Repair> repairs, Document document) {
    Document repaired = document;
    for (Repair repair : repairs) {
      repaired = repair.repair(repaired, receiver());
    }
    return repaired;
  }

  private LintSink receiver() {
    return (severity, code, at, message, help) -> {
      codes.add(at.parent() == null ? code : code + " at " + at);
      messages.add(severity.word() + ": " + message);
      helps.add(String.join(" ", help));
    };
  }
}
