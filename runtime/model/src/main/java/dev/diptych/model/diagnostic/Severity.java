package dev.diptych.model.diagnostic;

import java.util.Locale;

/** How bad a finding is. */
public enum Severity {
  /** The input is refused. */
  ERROR,
  /** The input is taken, but something about it will surprise somebody. */
  WARNING,
  /** Worth knowing. */
  NOTE;

  /** The word that people see: {@code error}, {@code warning}, {@code note}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
