package dev.diptych.cli.message;

import dev.diptych.cli.arguments.EarlyOption;
import java.util.Locale;
import java.util.Optional;

/** The form of messages on standard error. */
public enum MessageFormat {
  /** For people. */
  TEXT,

  /** A JSON object on each line. */
  JSON,

  /** One SARIF log, when the command ends. */
  SARIF,

  /** Commands of GitHub workflows, which annotate lines. */
  GITHUB;

  /** The option of the command line. */
  public static final String OPTION = "--message-format";

  /** The form with this name, if there is one. */
  public static Optional<MessageFormat> named(String name) {
    for (MessageFormat format : values()) {
      if (format.toString().equals(name)) {
        return Optional.of(format);
      }
    }
    return Optional.empty();
  }

  /**
   * The form that arguments ask for, before they are parsed: their errors are messages, too.
   *
   * @return {@link #TEXT} if they do not determine it
   */
  public static MessageFormat in(String... args) {
    return EarlyOption.value(OPTION, args).flatMap(MessageFormat::named).orElse(TEXT);
  }

  /** Its name on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
