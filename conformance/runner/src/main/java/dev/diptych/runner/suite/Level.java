package dev.diptych.runner.suite;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How important a case is. */
public enum Level {
  /** Without it, an implementation loses or changes what programs and people write. */
  REQUIRED,
  /** Only damaged, unusual or hostile input contains it. */
  RECOMMENDED;

  /** Its name in the manifest. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The level called {@code word}; {@link #REQUIRED} for null and unknown words. */
  static Level of(@Nullable Object word) {
    return RECOMMENDED.word().equals(word) ? RECOMMENDED : REQUIRED;
  }
}
