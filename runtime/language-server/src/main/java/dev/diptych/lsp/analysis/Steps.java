package dev.diptych.lsp.analysis;

import java.util.regex.Pattern;

/** The notes of a diagnostic that are places. */
public final class Steps {
  /** A note that ends with a place, such as {@code included, wave.twin:3:1}. */
  static final Pattern PATTERN = Pattern.compile("(.*), (.+):(\\d{1,9}):(\\d{1,9})");

  private Steps() {}

  /** Whether {@code note} is a place, which is shown as related information. */
  public static boolean isStep(String note) {
    return PATTERN.matcher(note).matches();
  }
}
