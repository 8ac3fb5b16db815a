package dev.diptych.cli.io;

import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The home folder of the user. */
public final class HomeFolder {
  private HomeFolder() {}

  /**
   * {@code HOME}, or else {@code USERPROFILE}, as Windows calls it; null if it is no absolute path.
   * Java's {@code user.home} is that of the list of users, which the user may not want.
   */
  public static @Nullable String of(Map<String, String> environment) {
    String home = environment.get("HOME");
    String found = home == null ? environment.getOrDefault("USERPROFILE", "") : home;
    return Path.of(found).isAbsolute() ? found : null;
  }
}
