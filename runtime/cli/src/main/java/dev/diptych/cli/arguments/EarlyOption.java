package dev.diptych.cli.arguments;

import java.util.Optional;

/** Options that matter before arguments are parsed: errors of arguments are messages, too. */
public final class EarlyOption {
  private EarlyOption() {}

  /** The last value that {@code args} give the option {@code name}; nothing if there is none. */
  public static Optional<String> value(String name, String... args) {
    String found = null;
    for (int i = 0; i < args.length && !args[i].equals("--"); i++) {
      if (args[i].equals(name) && i + 1 < args.length) {
        found = args[i + 1];
      } else if (args[i].startsWith(name + "=")) {
        found = args[i].substring(name.length() + 1);
      }
    }
    return Optional.ofNullable(found);
  }
}
