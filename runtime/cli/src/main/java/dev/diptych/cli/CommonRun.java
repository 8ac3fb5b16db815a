package dev.diptych.cli;

import dev.diptych.cli.arguments.CommonArguments;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.Version;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Callable;

/**
 * Runs command lines that only contain common words without picocli, which is faster to start. It
 * is switched off by the property {@code diptych.arguments=picocli}.
 */
final class CommonRun {
  private static final String READER = "diptych.arguments";

  private CommonRun() {}

  /** The exit code after the run, or nothing if picocli must read {@code args}. */
  static OptionalInt of(Session session, String... args) {
    if (args.length == 0 || "picocli".equals(System.getProperty(READER))) {
      return OptionalInt.empty();
    }
    if (args.length == 1 && args[0].equals("--version")) {
      return OptionalInt.of(version(session));
    }
    if (Subcommands.named(session, args[0]) instanceof Callable<?> command
        && CommonArguments.read(command, args[0], Arrays.asList(args).subList(1, args.length))) {
      session.command(args[0]);
      return OptionalInt.of(call(session, command));
    }
    return OptionalInt.empty();
  }

  private static int call(Session session, Callable<?> command) {
    try {
      return (Integer) command.call();
    } catch (Exception e) {
      return session.failed(e);
    } finally {
      session.end();
    }
  }

  private static int version(Session session) {
    try {
      session.outputs().data(List.of(Version.described()));
      return ExitCode.DONE;
    } catch (IOException e) {
      return session.failed(e);
    } finally {
      session.end();
    }
  }
}
