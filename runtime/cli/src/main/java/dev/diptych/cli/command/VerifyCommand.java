package dev.diptych.cli.command;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.io.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.FileBytes;
import dev.diptych.twin.Accounted;
import dev.diptych.twin.Face;
import dev.diptych.twin.Opened;
import dev.diptych.twin.Proof;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Takes files to the other face and back, and compares. */
@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    description = "Takes files of either face to the other and back, and compares.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych verify wave.bin        its bytes come back from its text",
      "  diptych verify wave.twin       its meaning comes back; is it canonical?",
      "  diptych verify takes/*         all of them, one line each",
      "",
      "Nothing is written. Several files are verified at once, on all processors; the lines come in the",
      "order of the files. Texts and binary files may have up to 2 GiB each.",
      "Exit codes: 0 all hold; 1 one was not accepted; 2 wrong usage; 3 could not read."
    })
final class VerifyCommand implements Callable<Integer> {
  private final Session session;

  @Mixin private InputOptions inputs;

  VerifyCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    return Batch.run(session, inputs, this::verify);
  }

  private int verify(Session own, String file) throws IoFailure {
    Input input = own.read(file);
    Result<Opened> opened = own.open(input, inputs);
    Result<String> held =
        opened.ok()
            ? hold(own, input, opened.value().orElseThrow())
            : Result.failed(opened.diagnostics());
    if (!held.ok()) {
      if (opened.ok()) {
        own.show(held.diagnostics());
      }
      own.say(List.of("FAILED " + input.name()));
      return ExitCode.REFUSED;
    }
    own.say(List.of("ok " + input.name() + ": " + held.value().orElseThrow()));
    return ExitCode.DONE;
  }

  private static Result<String> hold(Session own, Input input, Opened opened) throws IoFailure {
    Proof proof = new Proof(own.twin());
    String format = opened.document().schema().format().toString();
    if (opened.face() == Face.BINARY) {
      Optional<Diagnostic> lost = lost(proof, input, opened);
      return lost.isPresent()
          ? Result.failed(lost.get())
          : Result.of(format + ", byte for byte" + accounted(input, opened), List.of());
    }
    Result<FileBytes> encoded = own.twin().encode(input.name(), opened);
    Result<Boolean> canonical = proof.canonical(input.name(), input.bytes(), opened);
    if (!encoded.ok() || !canonical.ok()) {
      List<Diagnostic> why = encoded.ok() ? canonical.diagnostics() : encoded.diagnostics();
      return Result.failed(why);
    }
    String how = canonical.value().orElseThrow() ? ", canonical" : ", not canonical but lossless";
    return Result.of(format + how + residue(Accounted.of(opened, 0)), List.of());
  }

  private static Optional<Diagnostic> lost(Proof proof, Input input, Opened opened)
      throws IoFailure {
    try {
      return proof.print(input.name(), input.bytes(), opened, OutputStream.nullOutputStream());
    } catch (IOException e) {
      throw new UncheckedIOException(e); // Nothing takes everything.
    }
  }

  private static String accounted(Input input, Opened opened) throws IoFailure {
    Accounted accounted = Accounted.of(opened, input.bytes().limit());
    return ", " + accounted.percent() + " structured" + residue(accounted);
  }

  private static String residue(Accounted accounted) {
    long bytes = accounted.residue();
    return bytes == 0 ? "" : ", " + bytes + (bytes == 1 ? " byte" : " bytes") + " of residue";
  }
}
