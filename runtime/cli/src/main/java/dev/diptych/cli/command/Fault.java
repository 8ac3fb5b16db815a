package dev.diptych.cli.command;

import dev.diptych.cli.render.Printable;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;

/**
 * Reports what no command expected: a sentence and an exit code, and never a stack trace that
 * nobody asked for. It uses as few other classes as it can, because one of them may be what is
 * missing.
 */
public final class Fault {
  /** The variable of the environment that asks for stack traces. */
  static final String DEBUG = "DIPTYCH_DEBUG";

  private static final int MEBI = 1 << 20;

  private Fault() {}

  /**
   * Reports {@code thrown}.
   *
   * @param err where the message goes
   * @param subject what was worked on, such as the name of a file; null where that is not known
   * @param thrown what was thrown
   * @return the exit code
   */
  public static int report(PrintStream err, String subject, Throwable thrown) {
    boolean memory = isOutOfMemory(thrown);
    err.println(memory ? outOfMemory(subject, thrown) : internal(subject, thrown));
    String debug = System.getenv(DEBUG);
    if (debug != null && !debug.isEmpty()) {
      trace(err, thrown);
    }
    err.flush();
    return memory ? ExitCode.IO : ExitCode.INTERNAL;
  }

  private static boolean isOutOfMemory(Throwable thrown) {
    Throwable cause = thrown;
    // The causes may go round in a circle.
    for (int i = 0; cause != null && i < 20; i++) {
      if (cause instanceof OutOfMemoryError) {
        return true;
      }
      cause = cause.getCause();
    }
    return false;
  }

  private static String outOfMemory(String subject, Throwable thrown) {
    String what = subject == null ? "this" : Printable.of(subject);
    long limit = Runtime.getRuntime().maxMemory() / MEBI;
    return "error[out-of-memory]: "
        + what
        + " needs more memory than the limit of "
        + limit
        + " MiB ("
        + Printable.of(String.valueOf(thrown.getMessage()))
        + "); raise it: JAVA_OPTS=-Xmx4g diptych …";
  }

  private static String internal(String subject, Throwable thrown) {
    StackTraceElement[] trace = thrown.getStackTrace();
    String file = subject == null ? "" : Printable.of(subject) + ": ";
    String where = trace.length == 0 ? "" : " at " + trace[0];
    return "error[internal]: "
        + file
        + Printable.of(thrown + where)
        + "; this is a fault of Diptych: please report it as CONTRIBUTING.md says, with what "
        + DEBUG
        + "=1 adds";
  }

  private static void trace(PrintStream err, Throwable thrown) {
    StringWriter text = new StringWriter();
    thrown.printStackTrace(new PrintWriter(text));
    text.toString().lines().forEach(line -> err.println(Printable.of(line)));
  }
}
