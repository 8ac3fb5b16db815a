package dev.diptych.converter;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Completed;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A document that is encoded, while its likely mistakes are looked for. Its file can be written
 * meanwhile, but must be discarded unless it is accepted.
 */
public final class Compilation {
  private final Result<Completed> encoded;
  private final Supplier<List<Diagnostic>> mistakes;
  private final Function<Completed, List<Diagnostic>> warnings;

  /**
   * @param mistakes waits for the likely mistakes
   * @param warnings what else there is to say about the file
   */
  Compilation(
      Result<Completed> encoded,
      Supplier<List<Diagnostic>> mistakes,
      Function<Completed, List<Diagnostic>> warnings) {
    this.encoded = encoded;
    this.mistakes = mistakes;
    this.warnings = warnings;
  }

  /** The complete document and its file, not accepted yet; nothing if it cannot be encoded. */
  public Optional<Completed> encoded() {
    return encoded.value();
  }

  /**
   * Waits until everything is known. May be called once.
   *
   * @param reporter receives the diagnostics of each step
   * @return the complete document and its file, or nothing if a step rejects it
   */
  public Optional<Completed> accepted(Reporter reporter) {
    return reporter.rejects(mistakes.get()) || reporter.rejects(encoded.diagnostics())
        ? Optional.empty()
        : encoded.value().filter(file -> !reporter.rejects(warnings.apply(file)));
  }
}
