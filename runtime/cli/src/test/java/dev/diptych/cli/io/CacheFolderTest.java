package dev.diptych.cli.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How the folder of the cache is chosen. */
class CacheFolderTest {
  @TempDir private Path home;

  @Test
  void theDefaultIsInTheHomeFolder() {
    assertThat(folder(Map.of())).isEqualTo(home.resolve(".cache/diptych"));
    assertThat(folder(Map.of("DIPTYCH_CACHE", "", "XDG_CACHE_HOME", "")))
        .isEqualTo(home.resolve(".cache/diptych"));
  }

  @Test
  void theXdgCacheFolderIsUsed() {
    Path caches = home.resolve("caches");
    assertThat(folder(Map.of("XDG_CACHE_HOME", caches.toString())))
        .isEqualTo(caches.resolve("diptych"));
    assertThat(folder(Map.of("XDG_CACHE_HOME", "relative")))
        .isEqualTo(home.resolve(".cache/diptych"));
  }

  @Test
  void theVariableOverridesTheDefault() {
    Map<String, String> both = Map.of("DIPTYCH_CACHE", "mine", "XDG_CACHE_HOME", "/caches");
    assertThat(folder(both)).isEqualTo(Path.of("mine"));
  }

  @Test
  void withoutHomeThereIsNoFolder() {
    assertThat(CacheFolder.of(Map.of())).isNull();
    assertThat(CacheFolder.of(Map.of("HOME", ""))).isNull();
    assertThat(CacheFolder.of(Map.of("HOME", "relative"))).isNull();
    assertThat(CacheFolder.of(Map.of("HOME", "", "USERPROFILE", home.toString()))).isNull();
  }

  private Path folder(Map<String, String> environment) {
    Map<String, String> all = new HashMap<>(environment);
    all.put("HOME", home.toString());
    return CacheFolder.of(all);
  }
}
