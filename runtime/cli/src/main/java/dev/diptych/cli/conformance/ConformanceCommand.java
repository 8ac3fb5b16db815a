package dev.diptych.cli.conformance;

import dev.diptych.cli.session.Session;
import dev.diptych.formats.SchemaWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code diptych conformance}, which only has subcommands. */
@Command(
    name = "conformance",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    description = "Runs implementations of the formats against the vectors.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych conformance run --executor 'python3 mine.py'       tests an implementation",
      "  diptych conformance extract '*/floats-nan:decode' -o case  the bytes of one request",
      "  diptych conformance serve                                  serves requests with this engine",
      "  diptych conformance pack -o vectors.zip                    packs the vectors into one file",
      "",
      "conformance/docs/guide.md explains how to test an implementation of your own.",
      "Exit codes: 0 all as expected; 1 unexpected results; 2 invalid usage; 3 could not read,"
          + " write or start."
    })
public final class ConformanceCommand {
  private ConformanceCommand() {}

  /** All schemas by key, ready for a JSON writer. */
  static Map<String, Object> schemas(Session session) {
    Map<String, Object> schemas = new LinkedHashMap<>();
    session
        .engine()
        .schemas()
        .forEach((key, schema) -> schemas.put(key, SchemaWriter.write(schema)));
    return schemas;
  }

  /** The command with its subcommands. */
  public static CommandLine of(Session session) {
    return new CommandLine(new ConformanceCommand())
        .addSubcommand(new ConformanceRunCommand(session))
        .addSubcommand(new ConformanceExtractCommand(session))
        .addSubcommand(new ConformanceServeCommand(session))
        .addSubcommand(new ConformancePackCommand(session));
  }
}
