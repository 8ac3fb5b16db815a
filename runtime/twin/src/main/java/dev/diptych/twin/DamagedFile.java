package dev.diptych.twin;

import dev.diptych.binary.Salvage;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.diagnostic.Severity;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A file that its format rejects. Of what can be decoded, it keeps as much as can be proven: both
 * its document and its text give the same bytes back. A document without values always does.
 *
 * @param engine proves its text
 * @param attempt the attempt that failed
 */
record DamagedFile(Engine engine, DecodeAttempt attempt) {
  private static final String ADVICE = "decompile --damaged keeps what can be read of it";

  /** Limits, not damage. */
  private static final Set<String> LIMITS = Set.of("too-deep", "too-much", "too-many");

  /** The same rejection, with advice. */
  static Result<LocatedDocument> advised(Result<LocatedDocument> rejection) {
    List<Diagnostic> found = new ArrayList<>(rejection.diagnostics());
    Diagnostic first = found.get(0);
    if (LIMITS.contains(first.code())) {
      return rejection;
    }
    List<String> help = new ArrayList<>(first.help());
    help.add(ADVICE);
    found.set(0, first.with(help));
    return Result.failed(found);
  }

  /** What can be decoded, or {@code rejection}. */
  Result<LocatedDocument> open(Result<LocatedDocument> rejection) {
    if (LIMITS.contains(rejection.diagnostics().get(0).code())) {
      return rejection;
    }
    for (Salvage kept : Salvage.values()) {
      Result<LocatedDocument> opened = salvaged(kept);
      if (opened.value().filter(LocatedDocument::isDamaged).filter(this::isProven).isPresent()) {
        return opened.value().orElseThrow().faults().isEmpty()
            ? unexplained(opened.value().orElseThrow(), rejection.diagnostics().get(0))
            : opened;
      }
    }
    return rejection;
  }

  /** A file that is decoded completely, but whose values would not give its bytes back. */
  private static Result<LocatedDocument> unexplained(LocatedDocument opened, Diagnostic why) {
    List<Diagnostic> faults = List.of(why.with(Severity.WARNING, why.notes()));
    return Result.of(opened.with(faults), faults);
  }

  private Result<LocatedDocument> salvaged(Salvage kept) {
    Format format = attempt.format().salvaging(kept);
    DecodeAttempt again = DecodeAttempt.of(format, attempt.name(), attempt.file());
    return again.decoded() ? again.open(List.of()) : Result.failed(again.result().diagnostics());
  }

  private boolean isProven(LocatedDocument opened) {
    ByteBuffer file = attempt.file();
    OutputStream nowhere = OutputStream.nullOutputStream();
    try {
      return new Proof(engine).print(attempt.name(), file, opened, nowhere).isEmpty();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // Nothing is written anywhere.
    }
  }
}
