package dev.diptych.cli.spec;

import dev.diptych.cli.io.IoFailure;
import dev.diptych.cli.session.Session;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code diptych generate}. */
@Command(
    name = "generate",
    mixinStandardHelpOptions = true,
    description = "Generates parsers from a spec in any language that Kaitai Struct supports.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych generate --spec toy.ksy --lang python -d parsers            into parsers/",
      "  diptych generate --spec toy.ksy --lang go,rust -d parsers           into parsers/go/ and"
          + " rust/",
      "  diptych generate --spec toy.ksy --lang java -d src --package a.toy  into src/a/toy/",
      "  diptych generate --spec toy.ksy --lang all -d parsers --check       are they up to date?",
      "",
      "If one language fails, nothing is written. Other files in DIR stay unchanged.",
      "Exit codes: 0 done; 1 the spec was rejected, or --check found a difference; 2 invalid"
          + " usage; 3",
      "could not read or write."
    })
public final class GenerateCommand implements Callable<Integer> {
  private final Session session;

  @Mixin private GenerateOptions options;

  @Option(
      names = "--check",
      description = "Write nothing; list the files that differ from what would be written.")
  private boolean check;

  /** A command that runs in {@code session}. */
  public GenerateCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IoFailure {
    return new Generator(session, options).run(check);
  }
}
