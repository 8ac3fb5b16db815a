package dev.diptych.cli.convert;

import dev.diptych.cli.io.IoFailure;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.Targets;
import dev.diptych.model.diagnostic.Diagnostic;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;

/** Writes texts that are proven while they are printed. If the proof fails, nothing is written. */
final class ProvenText {
  private ProvenText() {}

  /** Prints and proves a text. */
  interface Printing {
    /** Prints to {@code out}; returns an error if the text is not proven. */
    Optional<Diagnostic> print(OutputStream out) throws IOException;
  }

  /** Writes the text for {@code input}; returns the exit code. */
  static int write(Session session, Targets targets, String input, Printing printing)
      throws IoFailure {
    try {
      session.outputs().writeWhole(targets, input, out -> print(printing, out));
      return ExitCode.DONE;
    } catch (AbandonedOutputException e) {
      session.show(List.of(e.reason()));
      return ExitCode.REFUSED;
    }
  }

  private static void print(Printing printing, OutputStream out) throws IOException {
    Optional<Diagnostic> lost = printing.print(out);
    if (lost.isPresent()) {
      throw new AbandonedOutputException(lost.get());
    }
  }

  /** Abandons an output while it is written, because it would be wrong. */
  private static final class AbandonedOutputException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Diagnostic reason;

    AbandonedOutputException(Diagnostic reason) {
      super(reason.message());
      this.reason = reason;
    }

    /** The error to report. */
    Diagnostic reason() {
      return reason;
    }
  }
}
