package dev.diptych;

/** The severity of a diagnostic. */
public enum Severity {
  /** The input is rejected. */
  ERROR,
  /** The input is accepted but likely contains a mistake. */
  WARNING,
  /** Information. */
  NOTE
}
