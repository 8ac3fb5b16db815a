package dev.diptych.cli.inspect;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.session.Batch;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.FileKind;
import dev.diptych.cli.session.IncludeOption;
import dev.diptych.cli.session.InputOptions;
import dev.diptych.cli.session.Session;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.FileBytes;
import dev.diptych.twin.Face;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.SpecCoverage;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code diptych verify}. */
@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    description = "Converts files to the other face and back, and compares.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych verify wave.bin        does its text give the same bytes back?",
      "  diptych verify wave.twin       do its bytes give the same content back, and is it"
          + " canonical?",
      "  diptych verify takes           all files of a folder and its folders, one line each",
      "  diptych verify toy.bin --spec toy.ksy --second    does Kaitai Struct read the same values?",
      "",
      "Files of the shipped formats are also read by the code that Kaitai Struct generates from their"
          + " specs,",
      "and every value is compared; with --second, those of --spec, too. That runs generated code in"
          + " a",
      "process of its own, with limits of time and memory, and needs a JDK.",
      "Nothing is written. Several files are verified in parallel; the lines are in the order of"
          + " the",
      "files. Texts and binary files may have up to 2 GiB each.",
      "Exit codes: 0 all passed; 1 one failed; 2 invalid usage; 3 could not read."
    })
public final class VerifyCommand implements Callable<Integer> {
  private final Session session;

  @Mixin private InputOptions inputs;

  @Mixin private IncludeOption includes;

  @Mixin private SecondReading second = new SecondReading();

  /** A command that runs in {@code session}. */
  public VerifyCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IoFailure {
    return Batch.run(session, inputs, FileKind.KNOWN, files -> this::verify);
  }

  private int verify(Session fileSession, String file) throws IoFailure {
    Input input = fileSession.read(file);
    Result<LocatedDocument> opened = fileSession.open(input, inputs, includes);
    Result<String> verified =
        opened.ok()
            ? verify(fileSession, input, opened.value().orElseThrow())
            : Result.failed(opened.diagnostics());
    if (!verified.ok()) {
      if (opened.ok()) {
        fileSession.show(verified.diagnostics());
      }
      fileSession.outputs().print(List.of("FAILED " + input.name()));
      return ExitCode.REJECTED;
    }
    fileSession
        .outputs()
        .print(List.of("ok " + input.name() + ": " + verified.value().orElseThrow()));
    return ExitCode.DONE;
  }

  private Result<String> verify(Session fileSession, Input input, LocatedDocument opened)
      throws IoFailure {
    Proof proof = new Proof(fileSession.engine());
    String format = opened.document().schema().format().toString();
    if (opened.face() == Face.BINARY) {
      Optional<Diagnostic> lost = lost(proof, input, opened);
      if (lost.isPresent()) {
        return Result.failed(lost.get());
      }
      List<Diagnostic> differences = differences(fileSession, input, opened);
      return differences.isEmpty()
          ? Result.of(format + ", byte for byte" + accounted(input, opened), List.of())
          : Result.failed(differences);
    }
    Result<FileBytes> encoded = fileSession.engine().encode(input.name(), opened);
    Result<Boolean> canonical = proof.canonical(input.name(), input.bytes(), opened);
    if (!encoded.ok() || !canonical.ok()) {
      List<Diagnostic> why = encoded.ok() ? canonical.diagnostics() : encoded.diagnostics();
      return Result.failed(why);
    }
    // Other readers do not read damaged files.
    List<Diagnostic> differences =
        opened.isDamaged()
            ? List.of()
            : differences(fileSession, input, opened, encoded.value().orElseThrow());
    if (!differences.isEmpty()) {
      return Result.failed(differences);
    }
    String form = canonical.value().orElseThrow() ? ", canonical" : ", not canonical but lossless";
    String how = opened.isDamaged() ? ", of a damaged file" + form : form;
    return Result.of(format + how + residue(SpecCoverage.of(opened, 0)), List.of());
  }

  private List<Diagnostic> differences(Session fileSession, Input input, LocatedDocument opened)
      throws IoFailure {
    return second.differences(fileSession, input.name(), opened, input.bytes(), inputs);
  }

  /** A text has no computed values: its file is decoded, in the layout of the text. */
  private List<Diagnostic> differences(
      Session fileSession, Input input, LocatedDocument opened, FileBytes file) throws IoFailure {
    if (!second.mayRead(fileSession.engine(), file.size())) {
      return List.of();
    }
    ByteBuffer bytes = file.whole();
    Result<LocatedDocument> decoded =
        fileSession.engine().openAs(opened.document(), input.name(), bytes);
    return decoded.ok()
        ? second.differences(
            fileSession, input.name(), decoded.value().orElseThrow(), bytes, inputs)
        : decoded.diagnostics();
  }

  private static Optional<Diagnostic> lost(Proof proof, Input input, LocatedDocument opened)
      throws IoFailure {
    try {
      return proof.print(input.name(), input.bytes(), opened, OutputStream.nullOutputStream());
    } catch (IOException e) {
      throw new UncheckedIOException(e); // The null stream does not fail.
    }
  }

  private static String accounted(Input input, LocatedDocument opened) throws IoFailure {
    SpecCoverage specCoverage = SpecCoverage.of(opened, input.bytes().limit());
    return ", " + specCoverage.percent() + " structured" + residue(specCoverage);
  }

  private static String residue(SpecCoverage specCoverage) {
    long bytes = specCoverage.residue();
    return bytes == 0 ? "" : ", " + bytes + (bytes == 1 ? " byte" : " bytes") + " of residue";
  }
}
