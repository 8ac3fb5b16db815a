package dev.diptych.cli.render;

import dev.diptych.cli.arguments.EarlyOption;
import java.util.Locale;

/** When output has colours. */
public enum ColorMode {
  /** On a terminal, unless the environment forbids it. */
  AUTO,
  /** Also in a file or a pipe. */
  ALWAYS,
  /** Nowhere. */
  NEVER;

  /** The option of the command line. */
  public static final String OPTION = "--color";

  /**
   * Whether output has colours.
   *
   * @param auto whether {@link #AUTO} uses them
   */
  public boolean colored(boolean auto) {
    return this == ALWAYS || (this == AUTO && auto);
  }

  /**
   * The mode that arguments ask for, before they are parsed: their errors are messages, too.
   *
   * @return {@link #AUTO} if they do not determine it
   */
  public static ColorMode in(String... args) {
    String name = EarlyOption.value(OPTION, args).orElse("");
    for (ColorMode mode : values()) {
      if (mode.toString().equals(name)) {
        return mode;
      }
    }
    return AUTO;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
