package dev.diptych.cli.render;

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
    ColorMode found = AUTO;
    for (int i = 0; i < args.length && !args[i].equals("--"); i++) {
      boolean separate = args[i].equals(OPTION) && i + 1 < args.length;
      String name =
          separate
              ? args[i + 1]
              : args[i].startsWith(OPTION + "=") ? args[i].substring(OPTION.length() + 1) : "";
      for (ColorMode mode : values()) {
        found = mode.toString().equals(name) ? mode : found;
      }
    }
    return found;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
