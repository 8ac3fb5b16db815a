package dev.diptych.cli.convert;

import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.Targets;
import dev.diptych.files.IoFailure;
import dev.diptych.files.Output;
import dev.diptych.twin.Proven;
import dev.diptych.twin.UnprovenException;
import java.util.List;

/** Writes what is proven before or while it is written. If the proof fails, nothing is written. */
public final class ProvenText {
  private ProvenText() {}

  /** Receives a content, all of it or nothing. */
  public interface Receiver {
    /** Writes {@code content} to its target. */
    void write(Output.Content content) throws IoFailure;
  }

  /** Writes the output for {@code input}; returns the exit code. */
  static int write(Session session, Targets targets, String input, Proven proven) throws IoFailure {
    return write(session, content -> session.outputs().writeWhole(targets, input, content), proven);
  }

  /** Writes a content to {@code receiver}; returns the exit code. */
  public static int write(Session session, Receiver receiver, Proven proven) throws IoFailure {
    try {
      receiver.write(proven::writeTo);
      return ExitCode.DONE;
    } catch (UnprovenException e) {
      session.show(List.of(e.reason()));
      return ExitCode.REFUSED;
    }
  }
}
