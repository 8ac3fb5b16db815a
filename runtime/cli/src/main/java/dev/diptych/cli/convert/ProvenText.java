package dev.diptych.cli.convert;

import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.Targets;
import dev.diptych.files.IoFailure;
import dev.diptych.files.Output;
import dev.diptych.model.diagnostic.Diagnostic;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;

/** Writes texts that are proven while they are printed. If the proof fails, nothing is written. */
public final class ProvenText {
  private ProvenText() {}

  /** Prints and proves a text. */
  public interface Printing {
    /** Prints to {@code out}; returns an error if the text is not proven. */
    Optional<Diagnostic> print(OutputStream out) throws IOException;
  }

  /** Receives a text, all of it or nothing. */
  public interface Receiver {
    /** Writes {@code content} to its target. */
    void write(Output.Content content) throws IoFailure;
  }

  /** Writes the text for {@code input}; returns the exit code. */
  static int write(Session session, Targets targets, String input, Printing printing)
      throws IoFailure {
    return write(
        session, content -> session.outputs().writeWhole(targets, input, content), printing);
  }

  /** Writes a text to {@code receiver}; returns the exit code. */
  public static int write(Session session, Receiver receiver, Printing printing) throws IoFailure {
    try {
      receiver.write(out -> print(printing, out));
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
