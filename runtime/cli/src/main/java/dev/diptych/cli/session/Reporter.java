package dev.diptych.cli.session;

import dev.diptych.cli.message.Messages;
import dev.diptych.cli.project.Severities;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Shows diagnostics with the severities that the user chose. */
final class Reporter {
  private final Messages messages;
  private Severities severities = Severities.UNCHANGED;

  Reporter(Messages messages) {
    this.messages = messages;
  }

  void severities(Severities chosen) {
    severities = chosen;
  }

  /** Prints {@code diagnostics}; returns whether one of them is an error. */
  boolean show(Collection<Diagnostic> diagnostics) {
    return print(chosen(diagnostics));
  }

  /** Prints the diagnostics of {@code result}, which fails if one of them is an error. */
  <T> Result<T> shown(Result<T> result) {
    List<Diagnostic> chosen = chosen(result.diagnostics());
    boolean failed = print(chosen);
    return failed ? Result.failed(chosen) : new Result<>(result.value(), chosen);
  }

  private List<Diagnostic> chosen(Collection<Diagnostic> diagnostics) {
    List<Diagnostic> chosen = new ArrayList<>();
    diagnostics.forEach(diagnostic -> severities.apply(diagnostic).ifPresent(chosen::add));
    return chosen;
  }

  private boolean print(List<Diagnostic> diagnostics) {
    diagnostics.forEach(messages.printer()::print);
    return diagnostics.stream().anyMatch(Diagnostic::isError);
  }
}
