package dev.diptych.cli.message;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.cli.render.Palette;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import org.apache.commons.io.function.IOSupplier;

/** The messages of a run. They appear on standard error, at once or when the run ends. */
public final class Messages {
  private final PrintStream err;
  private final ByteArrayOutputStream collected = new ByteArrayOutputStream();
  private MessageFormat format = MessageFormat.TEXT;
  private Palette palette = Palette.NONE;
  private PrintStream stream;
  private MessagePrinter printer;

  /** Messages for people on {@code err}. */
  public Messages(PrintStream err) {
    this.err = err;
    this.stream = err;
    this.printer = new TextMessages(err, palette);
  }

  /** Sets the form of all messages from now on. */
  public void format(MessageFormat wanted) {
    format = wanted;
    stream = wanted == MessageFormat.SARIF ? new PrintStream(collected, true, UTF_8) : err;
    printer =
        switch (wanted) {
          case TEXT -> new TextMessages(stream, palette);
          case JSON, SARIF -> new JsonMessages(stream);
          case GITHUB -> new GithubMessages(stream);
        };
  }

  /** Sets whether messages for people have colours from now on. */
  public void colored(boolean colored) {
    palette = new Palette(colored);
    format(format);
  }

  /** Messages in the same form on another stream, to be copied to {@link #stream} later. */
  public Messages to(PrintStream other) {
    Messages own = new Messages(other);
    own.palette = palette;
    own.format(format == MessageFormat.SARIF ? MessageFormat.JSON : format);
    return own;
  }

  /** The form of the messages. */
  public MessageFormat format() {
    return format;
  }

  /** Prints them. */
  public MessagePrinter printer() {
    return printer;
  }

  /** Receives what {@link #to} buffered. */
  public PrintStream stream() {
    return stream;
  }

  /**
   * Ends the run: writes what was collected.
   *
   * @param version the version of Diptych, which takes time to read
   * @throws IOException if a message was damaged
   */
  public void end(IOSupplier<String> version) throws IOException {
    if (format == MessageFormat.SARIF) {
      err.println(SarifLog.of(collected.toString(UTF_8), version.get()));
    }
    err.flush();
  }
}
