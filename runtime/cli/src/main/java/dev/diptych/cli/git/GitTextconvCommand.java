package dev.diptych.cli.git;

import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.SpecOptions;
import dev.diptych.files.IoFailure;
import dev.diptych.files.Output;
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
    byte[] shown = new TextConversion(session, spec).of(session.read(file));
    Output.stream("standard output", session.console().out(), out -> out.write(shown));
    return ExitCode.DONE;
  }

  /** The format of the arguments. */
  SpecOptions spec() {
    return spec;
  }
}
