package dev.diptych.cli.lsp;

import dev.diptych.cli.io.InstalledParts;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.IncludeOption;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.SpecOptions;
import dev.diptych.files.IoFailure;
import dev.diptych.spi.LanguageServerPart;
import java.io.PrintStream;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code diptych lsp}. */
@Command(
    name = "lsp",
    mixinStandardHelpOptions = true,
    description =
        "Serves an editor: the Language Server Protocol over standard input and output, for texts"
            + " and specs.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych lsp                        what an editor starts",
      "  diptych lsp --spec toy.ksy         for texts of your own format",
      "",
      "Texts of the formats in the [generate] table of a diptych.toml need no option. Settings for"
          + " editors",
      "are in runtime/cli/docs/editors.md. Standard output contains only the protocol.",
      "Exit codes: 0 the editor has ended the session; 1 it has disappeared, or a spec was"
          + " rejected; 2",
      "invalid usage; 3 the language server is not installed."
    })
public final class LspCommand implements Callable<Integer> {
  private final Session session;

  @Mixin private SpecOptions spec;

  @Mixin private IncludeOption includes;

  /** A command that runs in {@code session}. */
  public LspCommand(Session session) {
    this.session = session;
  }

  /** There is no other way to talk to the server. */
  @Option(names = "--stdio", description = "Has no effect; many editors add it.")
  void stdio(boolean given) {
    assert given;
  }

  @Override
  public Integer call() throws IoFailure {
    LanguageServerPart server =
        InstalledParts.load(
                InstalledParts.LANGUAGE_SERVER,
                LanguageServerPart.IMPLEMENTATION,
                LanguageServerPart.class)
            .orElseThrow(LspCommand::missing);
    int prepared = session.choice().prepare(spec);
    return prepared == ExitCode.DONE ? serve(server) : prepared;
  }

  private int serve(LanguageServerPart server) {
    PrintStream standard = System.out;
    // Nothing but the server may write to standard output.
    System.setOut(session.console().err());
    try {
      return server.serve(
          session.console().in(),
          session.console().out(),
          session.console().err(),
          new InstalledWorkspace(session, spec, includes));
    } finally {
      System.setOut(standard);
    }
  }

  private static IoFailure missing() {
    return new IoFailure(
        "no-language-server",
        "the language server is not installed: put the jars of diptych-language-server and of its"
            + " dependencies in the folder "
            + InstalledParts.LANGUAGE_SERVER
            + " beside the jar of the command");
  }
}
