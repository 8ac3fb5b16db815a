package dev.diptych.cli.git;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.render.Printable;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.SpecOptions;
import dev.diptych.files.IoFailure;
import dev.diptych.files.Output;
import java.io.OutputStream;
import java.io.PrintStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code diptych git textconv}. */
@Command(
    name = "textconv",
    mixinStandardHelpOptions = true,
    description = "Shows a file as git diff compares it; git runs this.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych git textconv take.bin    its canonical text",
      "",
      "A text is shown as it is. Of a damaged binary file, the text shows what can be read, after a"
          + " comment",
      "that describes the damage. For another file that does not decompile, the output is one line with"
          + " its",
      "size and hash, so that git shows whether it changed; and if its spec cannot be used, why.",
      "Exit codes: 0 done; 2 invalid usage; 3 could not read or write."
    })
final class GitTextconvCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(paramLabel = "FILE", description = "A file, or -.")
  private String file = "";

  @Mixin private SpecOptions spec;

  GitTextconvCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IoFailure {
    // Its messages would appear for each file of a difference, and what it misses is in the result.
    Session quiet = session.again(new PrintStream(OutputStream.nullOutputStream(), false, UTF_8));
    String trouble = trouble(quiet);
    Input input = session.read(file);
    byte[] bytes = new byte[input.bytes().remaining()];
    input.bytes().duplicate().get(bytes);
    Optional<byte[]> text =
        trouble.isEmpty() ? text(new Faces(quiet.engine()), input, bytes) : Optional.empty();
    byte[] shown =
        text.orElseGet(() -> GitCommand.isBinary(bytes) ? summary(bytes, trouble) : bytes);
    Output.stream("standard output", session.console().out(), out -> out.write(shown));
    return ExitCode.DONE;
  }

  /**
   * Why the spec cannot be used; empty if it can. Git would show no difference at all if this
   * failed.
   */
  private String trouble(Session quiet) {
    try {
      boolean ready = quiet.prepare(spec) == ExitCode.DONE;
      return ready ? "" : "the spec " + spec.file() + " is rejected: see diptych spec check";
    } catch (IoFailure e) {
      return String.valueOf(e.getMessage());
    }
  }

  private static Optional<byte[]> text(Faces faces, Input input, byte[] bytes) {
    return faces
        .text(input.name(), bytes)
        .flatMap(text -> text.bytes().value())
        .or(() -> faces.damaged(input.name(), bytes));
  }

  private static byte[] summary(byte[] bytes, String trouble) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
      String line =
          "Binary file of %,d bytes, SHA-256 %s%s%n"
              .formatted(
                  bytes.length,
                  HexFormat.of().formatHex(hash),
                  trouble.isEmpty() ? "" : ": " + Printable.of(trouble));
      return line.getBytes(UTF_8);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // Every Java has it.
    }
  }
}
