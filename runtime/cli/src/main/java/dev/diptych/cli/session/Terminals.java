package dev.diptych.cli.session;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which standard streams are terminals.
 *
 * @param out whether standard output is one
 * @param err whether standard error is one
 * @param colors whether they show colours
 * @param unknown whether standard output may be a terminal although {@code out} is false
 */
public record Terminals(boolean out, boolean err, boolean colors, boolean unknown) {
  /** Terminals that are known. */
  public Terminals(boolean out, boolean err, boolean colors) {
    this(out, err, colors, false);
  }

  /**
   * The terminals of an environment. Sources: no-color.org, and the terminal type {@code dumb} of
   * terminfo.
   *
   * @param out whether standard output is one; null if that is unknown
   * @param err whether standard error is one; null if that is unknown
   */
  static Terminals of(
      @Nullable Boolean out, @Nullable Boolean err, Map<String, String> environment) {
    boolean colors =
        environment.getOrDefault("NO_COLOR", "").isEmpty()
            && !environment.getOrDefault("TERM", "").equals("dumb");
    return new Terminals(Boolean.TRUE.equals(out), Boolean.TRUE.equals(err), colors, out == null);
  }
}
