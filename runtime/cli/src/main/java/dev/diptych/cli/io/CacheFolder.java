package dev.diptych.cli.io;

import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The folder for files that are kept between runs and can be recreated. */
public final class CacheFolder {
  private CacheFolder() {}

  /**
   * {@code DIPTYCH_CACHE}, or else {@code diptych} in {@code XDG_CACHE_HOME} or in {@code .cache}
   * of the home folder; null without a home folder. As the XDG standard requires, relative paths
   * are ignored.
   *
   * @param environment the environment variables
   */
  public static @Nullable Path of(Map<String, String> environment) {
    String own = environment.getOrDefault("DIPTYCH_CACHE", "");
    if (!own.isEmpty()) {
      return Path.of(own);
    }
    Path shared = Path.of(environment.getOrDefault("XDG_CACHE_HOME", ""));
    if (shared.isAbsolute()) {
      return shared.resolve("diptych");
    }
    String home = HomeFolder.of(environment);
    return home == null ? null : Path.of(home, ".cache", "diptych");
  }
}
