package dev.diptych.cli;

import dev.diptych.cli.message.MessageFormat;
import dev.diptych.cli.project.ReportOptions;
import dev.diptych.cli.render.ColorMode;
import dev.diptych.cli.session.Console;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.Families;
import dev.diptych.cli.session.Fault;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.Version;
import dev.diptych.files.IoFailure;
import dev.diptych.files.Output;
import java.io.ByteArrayOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** The command itself, which only has subcommands. */
@Command(
    name = "diptych",
    versionProvider = Version.class,
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    description = "Converts binary files to text that people can read and edit, and back.",
    subcommands = {HelpCommand.class},
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych decompile wave.bin -o wave.twin    a recording as text",
      "  diptych compile wave.twin -o wave.bin      and back",
      "  diptych check wave.twin                    errors and likely mistakes in a text",
      "  diptych decompile --spec toy.ksy toy.bin   a format of your own",
      "",
      "Exit codes: 0 done; 1 the input was rejected; 2 invalid usage; 3 could not read or write,"
          + " or",
      "not enough memory (give more with JAVA_OPTS=-Xmx4g); 70 a bug in Diptych (DIPTYCH_DEBUG=1"
          + " shows",
      "where); 141 the reader of the output has stopped."
    })
public final class DiptychCommand {
  private static final String REPORT = "report";

  private static final Set<String> WITHOUT_REPORT = Set.of("help", "conformance", "doctor", "lsp");

  private DiptychCommand() {}

  /**
   * Adds the subcommand that {@code first} names, or all of them. Both creating subcommands and
   * loading format families takes time.
   */
  private static void addSubcommands(CommandLine line, Session session, String first) {
    if (first.equals("--version")) {
      return;
    }
    Map<String, Supplier<Object>> commands = Subcommands.of(session, List.of());
    if (!commands.containsKey(first)) {
      commands = Subcommands.of(session, Families.installed());
    }
    if (commands.containsKey(first)) {
      commands.keySet().retainAll(Set.of(first));
    }
    commands.forEach((name, command) -> line.addSubcommand(name, command.get()));
  }

  /** Gives every subcommand the version of the whole. */
  private static void setVersion(CommandLine line) {
    line.getCommandSpec().versionProvider(new Version());
    line.getSubcommands().values().forEach(DiptychCommand::setVersion);
  }

  /** Gives every subcommand that reports the options for that. */
  private static void addReportOptions(CommandLine line) {
    for (Map.Entry<String, CommandLine> each : line.getSubcommands().entrySet()) {
      if (WITHOUT_REPORT.contains(each.getKey())) {
        continue;
      }
      if (each.getValue().getSubcommands().isEmpty()) {
        each.getValue().addMixin(REPORT, new ReportOptions());
      } else {
        addReportOptions(each.getValue());
      }
    }
  }

  /** Runs the command that {@code parsed} names last. */
  private static int run(Session session, ParseResult parsed) {
    List<CommandLine> named = parsed.asCommandLineList();
    CommandLine last = named.get(named.size() - 1);
    session.command(UsageMessages.path(last));
    Optional<String> dashed = UsageMessages.singleDash(parsed.originalArgs(), last);
    if (dashed.isPresent()) {
      return session.misused(dashed.get());
    }
    try {
      if (last.getMixins().get(REPORT) instanceof ReportOptions options) {
        session.messages().format(options.messageFormat());
        session.color(options.color());
        session.rules(options.rules());
      }
    } catch (IllegalArgumentException e) {
      return session.misused(String.valueOf(e.getMessage()));
    }
    return new CommandLine.RunLast().execute(parsed);
  }

  private static int misused(Session session, ParameterException wrong, String... args) {
    session.command(UsageMessages.path(wrong.getCommandLine()));
    return session.misused(UsageMessages.of(wrong, List.of(args)));
  }

  /** Runs the command {@code args} and returns its exit code. */
  public static int run(Console console, String... args) {
    try {
      return execute(console, args);
    } catch (RuntimeException | Error e) {
      return Fault.report(console.err(), null, e);
    }
  }

  private static void addAll(CommandLine line, Session session, String first) {
    addSubcommands(line, session, first);
    setVersion(line);
    addReportOptions(line);
  }

  /** The command line with all subcommands and options, to describe it. */
  public static CommandLine complete(Console console) {
    CommandLine line = new CommandLine(new DiptychCommand());
    addAll(line, new Session(console), "");
    return line;
  }

  private static int execute(Console console, String... args) {
    Session session = new Session(console);
    session.messages().format(MessageFormat.in(args));
    session.color(ColorMode.in(args));
    OptionalInt code = CommonRun.of(session, args);
    return code.isPresent() ? code.getAsInt() : execute(console, session, args);
  }

  private static int execute(Console console, Session session, String... args) {
    CommandLine line = new CommandLine(new DiptychCommand());
    addAll(line, session, args.length == 0 ? "" : args[0]);
    line.setUsageHelpWidth(100);
    // Escape sequences would not pass the output to a terminal.
    line.setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF));
    line.setExpandAtFiles(false);
    line.setExecutionStrategy(parsed -> run(session, parsed));
    line.setParameterExceptionHandler((e, words) -> misused(session, e, args));
    ByteArrayOutputStream help = new ByteArrayOutputStream();
    line.setOut(new PrintWriter(new OutputStreamWriter(help, StandardCharsets.UTF_8), true));
    line.setErr(new PrintWriter(console.err(), true, StandardCharsets.UTF_8));
    line.setExecutionExceptionHandler((e, command, parsed) -> session.failed(e));
    if (args.length == 0) {
      line.usage(console.err());
      return ExitCode.USAGE;
    }
    try {
      int code = line.execute(args);
      // A writer of picocli would not report that standard output is full.
      Output.stream("standard output", console.out(), help::writeTo);
      return code;
    } catch (IoFailure e) {
      return session.failed(e);
    } finally {
      session.end();
    }
  }
}
