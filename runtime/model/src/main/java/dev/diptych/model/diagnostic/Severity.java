package dev.diptych.model.diagnostic;

import java.util.Locale;

/** The severity of a diagnostic. */
public enum Severity {
  /** The input is rejected. */
  ERROR,
  /** The input is accepted but likely contains a mistake. */
  WARNING,
  /** Information. */
  NOTE;

  /** The lower-case word for messages: {@code error}, {@code warning}, {@code note}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
