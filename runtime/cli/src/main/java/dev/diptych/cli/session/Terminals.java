package dev.diptych.cli.session;

import java.util.Map;

/**
 * Which standard streams are terminals.
 *
 * @param out whether standard output is one
 * @param err whether standard error is one
 * @param colors whether they show colours
 */
public record Terminals(boolean out, boolean err, boolean colors) {
  /**
   * The terminals of an environment. Sources: no-color.org, and the terminal type {@code dumb} of
   * terminfo.
   */
  static Terminals of(boolean out, boolean err, Map<String, String> environment) {
    boolean colors =
        environment.getOrDefault("NO_COLOR", "").isEmpty()
            && !environment.getOrDefault("TERM", "").equals("dumb");
    return new Terminals(out, err, colors);
  }
}
