package dev.diptych.lsp.server;

import java.io.PrintStream;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/** Messages about failures, one line each, for the author of a bug report. */
final class Log extends Handler {
  /** Set to see where a failure happened. */
  private static final String DEBUG = "DIPTYCH_DEBUG";

  /** A message may contain a whole document. */
  private static final int MAX_LENGTH = 500;

  private static final Logger PROTOCOL = Logger.getLogger("org.eclipse.lsp4j");

  private final PrintStream out;

  Log(PrintStream out) {
    this.out = out;
    setLevel(Level.WARNING);
  }

  /** Receives what the protocol library reports, which it would print with a stack trace. */
  void attach() {
    PROTOCOL.setUseParentHandlers(false);
    PROTOCOL.addHandler(this);
  }

  void detach() {
    PROTOCOL.removeHandler(this);
  }

  /** Reports that {@code what} failed. */
  void failed(String what, @Nullable Throwable thrown) {
    out.println("diptych lsp: " + what + (thrown == null ? "" : ": " + thrown));
    if (thrown != null && System.getenv(DEBUG) != null) {
      thrown.printStackTrace(out);
    }
    out.flush();
  }

  @Override
  public void publish(LogRecord message) {
    // A request that was answered before its cancellation arrived is no failure.
    boolean late = String.valueOf(message.getMessage()).startsWith("Unmatched cancel");
    if (isLoggable(message) && !late) {
      String text = String.valueOf(message.getMessage());
      failed(text.substring(0, Math.min(text.length(), MAX_LENGTH)), message.getThrown());
    }
  }

  @Override
  public void flush() {
    out.flush();
  }

  @Override
  public void close() {
    flush();
  }
}
