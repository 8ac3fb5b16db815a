package dev.diptych.cli.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who decides where the cache stands. */
class CacheFolderTest {
  @TempDir private Path home;

  @Test
  void itStandsAtHome() {
    assertThat(folder(Map.of())).isEqualTo(home.resolve(".cache/diptych"));
    assertThat(folder(Map.of("DIPTYCH_CACHE", "", "XDG_CACHE_HOME", "")))
        .isEqualTo(home.resolve(".cache/diptych"));
  }

  @Test
  void itStandsWhereTheOtherCachesDo() {
    Path caches = home.resolve("caches");
    assertThat(folder(Map.of("XDG_CACHE_HOME", caches.toString())))
        .isEqualTo(caches.resolve("diptych"));
    assertThat(folder(Map.of("XDG_CACHE_HOME", "relative")))
        .isEqualTo(home.resolve(".cache/diptych"));
  }

  @Test
  void itStandsWhereOneSays() {
    Map<String, String> both = Map.of("DIPTYCH_CACHE", "mine", "XDG_CACHE_HOME", "/caches");
    assertThat(folder(both)).isEqualTo(Path.of("mine"));
  }

  @Test
  void whereNobodyIsAtHomeThereIsNone() {
    assertThat(CacheFolder.of(Map.of(), "?")).isNull();
    assertThat(CacheFolder.of(Map.of(), "")).isNull();
  }

  private Path folder(Map<String, String> environment) {
    return CacheFolder.of(environment, home.toString());
  }
}
