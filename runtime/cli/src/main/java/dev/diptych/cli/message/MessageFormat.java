package dev.diptych.cli.message;

import java.util.Locale;

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

  /** Its name on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
