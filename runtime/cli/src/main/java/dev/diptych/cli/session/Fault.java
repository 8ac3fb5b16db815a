package dev.diptych.cli.session;

import dev.diptych.cli.message.MessagePrinter;
import dev.diptych.cli.render.Printable;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.jspecify.annotations.Nullable;

/**
 * Reports unexpected failures: one sentence and an exit code, and a stack trace only on request. It
 * uses few other classes, because one of them may be missing.
 */
public final class Fault {
  /** The environment variable that enables stack traces. */
  static final String DEBUG = "DIPTYCH_DEBUG";

  private static final int MEBI = 1 << 20;

  private Fault() {}

  /**
   * Reports {@code thrown}.
   *
   * @param err receives the message
   * @param subject the name of the file in process, or null
   * @param thrown what was thrown
   * @return the exit code
   */
  public static int report(PrintStream err, @Nullable String subject, Throwable thrown) {
    boolean memory = isOutOfMemory(thrown);
    err.println("error[" + code(memory) + "]: " + message(memory, subject, thrown));
    String debug = System.getenv(DEBUG);
    if (debug != null && !debug.isEmpty()) {
      trace(err, thrown);
    }
    err.flush();
    return memory ? ExitCode.IO : ExitCode.INTERNAL;
  }

  /**
   * Reports {@code thrown} to a program.
   *
   * @param messages receives the message
   */
  static int report(MessagePrinter messages, @Nullable String subject, Throwable thrown) {
    boolean memory = isOutOfMemory(thrown);
    messages.failure(code(memory), message(memory, subject, thrown), "");
    return memory ? ExitCode.IO : ExitCode.INTERNAL;
  }

  private static String code(boolean memory) {
    return memory ? "out-of-memory" : "internal";
  }

  private static String message(boolean memory, @Nullable String subject, Throwable thrown) {
    return memory ? outOfMemory(subject, thrown) : internal(subject, thrown);
  }

  /** Whether {@code thrown} is caused by a lack of memory. */
  static boolean isOutOfMemory(Throwable thrown) {
    Throwable cause = thrown;
    // The causes may form a cycle.
    for (int i = 0; cause != null && i < 20; i++) {
      if (cause instanceof OutOfMemoryError) {
        return true;
      }
      cause = cause.getCause();
    }
    return false;
  }

  private static String outOfMemory(@Nullable String subject, Throwable thrown) {
    String what = subject == null ? "this" : Printable.of(subject);
    long limit = Runtime.getRuntime().maxMemory() / MEBI;
    return what
        + " needs more memory than the limit of "
        + limit
        + " MiB ("
        + Printable.of(String.valueOf(thrown.getMessage()))
        + "); raise it: JAVA_OPTS=-Xmx4g diptych …";
  }

  private static String internal(@Nullable String subject, Throwable thrown) {
    StackTraceElement[] trace = thrown.getStackTrace();
    String file = subject == null ? "" : Printable.of(subject) + ": ";
    String where = trace.length == 0 ? "" : " at " + trace[0];
    return file
        + Printable.of(thrown + where)
        + "; this is a bug in Diptych: please report it as described in CONTRIBUTING.md, with the"
        + " output of "
        + DEBUG
        + "=1";
  }

  private static void trace(PrintStream err, Throwable thrown) {
    StringWriter text = new StringWriter();
    thrown.printStackTrace(new PrintWriter(text));
    text.toString().lines().forEach(line -> err.println(Printable.of(line)));
  }
}
