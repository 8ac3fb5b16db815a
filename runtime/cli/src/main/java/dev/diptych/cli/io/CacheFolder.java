package dev.diptych.cli.io;

import java.nio.file.Path;
import java.util.Map;

/** Where what can be made anew is kept from one run to the next. */
public final class CacheFolder {
  private CacheFolder() {}

  /**
   * The folder: what {@code DIPTYCH_CACHE} says, else {@code diptych} below {@code XDG_CACHE_HOME}
   * or below {@code .cache} at home; null where nobody is at home. That standard passes over paths
   * that are not absolute.
   *
   * @param environment the variables of the environment
   * @param home the home of whoever runs this
   */
  public static Path of(Map<String, String> environment, String home) {
    String own = environment.getOrDefault("DIPTYCH_CACHE", "");
    if (!own.isEmpty()) {
      return Path.of(own);
    }
    Path shared = Path.of(environment.getOrDefault("XDG_CACHE_HOME", ""));
    Path caches = shared.isAbsolute() ? shared : Path.of(home, ".cache");
    return caches.isAbsolute() ? caches.resolve("diptych") : null;
  }
}
