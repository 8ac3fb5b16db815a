package dev.diptych.cli.command;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Parsers in any language. */
@Command(
    name = "generate",
    mixinStandardHelpOptions = true,
    description = "Generates parsers from a spec, to be embedded in programs of any language.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych generate --spec toy.ksy --lang python -d parsers            into parsers/",
      "  diptych generate --spec toy.ksy --lang go,rust -d parsers           into parsers/go/ and rust/",
      "  diptych generate --spec toy.ksy --lang java -d src --package a.toy  into src/a/toy/",
      "  diptych generate --spec toy.ksy --lang all -d parsers --check       are they up to date?",
      "",
      "Where one language fails, nothing is written. What else stands in DIR stays as it is.",
      "Exit codes: 0 done; 1 the spec was not accepted, or --check found a difference; 2 wrong usage; 3",
      "could not read or write."
    })
final class GenerateCommand implements Callable<Integer> {
  private final Session session;

  @Mixin private GenerateOptions options;

  @Option(
      names = "--check",
      description = "Write nothing; tell which files differ from what would be written.")
  private boolean check;

  GenerateCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    return new Generator(session, options).run(check);
  }
}
