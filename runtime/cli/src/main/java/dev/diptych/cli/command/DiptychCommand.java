package dev.diptych.cli.command;

import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;

/** The command itself: nothing but its subcommands. */
@Command(
    name = "diptych",
    versionProvider = Version.class,
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    description = "Takes binary files to text that people can read and edit, and back.",
    subcommands = {HelpCommand.class},
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych decompile wave.bin -o wave.twin    a recording as text",
      "  diptych compile wave.twin -o wave.bin      and back",
      "  diptych check wave.twin                    what is wrong with it",
      "  diptych decompile --spec toy.ksy toy.bin   a format of your own",
      "",
      "Exit codes: 0 done; 1 the input was not accepted; 2 wrong usage; 3 could not read or write,"
          + " or",
      "not enough memory (give more with JAVA_OPTS=-Xmx4g); 70 a fault of Diptych (DIPTYCH_DEBUG=1"
          + " shows",
      "where); 141 nobody reads the output any more."
    })
public final class DiptychCommand {
  /** Bytes of stack that a command needs: for structs nested as deep as a text may show them. */
  public static final long STACK = 64L << 20;

  private DiptychCommand() {}

  private static String path(CommandLine line) {
    return line.getCommandSpec().qualifiedName().replaceFirst("^diptych ?", "");
  }

  /**
   * Adds subcommands: where the first argument says which one it is, no other, for each takes its
   * time to be made.
   */
  private static void add(CommandLine line, Map<String, Supplier<?>> commands, String... args) {
    String first = args.length == 0 ? "" : args[0];
    boolean sure = commands.containsKey(first) || first.equals("--version");
    commands.forEach(
        (name, command) -> {
          if (!sure || name.equals(first)) {
            line.addSubcommand(name, command.get());
          }
        });
  }

  /** Lets every subcommand tell the version of the whole. */
  private static void tellVersion(CommandLine line) {
    line.getCommandSpec().versionProvider(new Version());
    line.getSubcommands().values().forEach(DiptychCommand::tellVersion);
  }

  /**
   * Runs a command.
   *
   * @param console what it talks to
   * @param args its arguments
   * @return its exit code
   */
  public static int run(Console console, String... args) {
    try {
      return execute(console, args);
    } catch (RuntimeException | Error e) {
      return Fault.report(console.err(), null, e);
    }
  }

  private static int execute(Console console, String... args) {
    CommandLine line = new CommandLine(new DiptychCommand());
    Session session = new Session(console);
    add(line, Subcommands.of(session), args);
    tellVersion(line);
    line.setUsageHelpWidth(100);
    line.setExpandAtFiles(false);
    line.setParameterExceptionHandler(
        (e, words) -> session.misused(Misuse.message(e), path(e.getCommandLine())));
    line.setOut(
        new PrintWriter(new OutputStreamWriter(console.out(), StandardCharsets.UTF_8), true));
    line.setErr(new PrintWriter(console.err(), true, StandardCharsets.UTF_8));
    line.setExecutionExceptionHandler((e, command, parsed) -> session.failed(e));
    if (args.length == 0) {
      line.usage(console.err());
      return ExitCode.USAGE;
    }
    try {
      return line.execute(args);
    } finally {
      session.end();
    }
  }
}
