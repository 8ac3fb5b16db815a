package dev.diptych.spectools.golden;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files that hold what is expected. A run with {@code -Dbless} rewrites them instead. */
final class Golden {
  private Golden() {}

  /** Holds {@code actual} to the text of {@code file}. */
  static void hold(Path file, String actual) throws IOException {
    boolean blessing = !System.getProperty("bless", "false").equals("false");
    if (blessing && "true".equals(System.getenv("CI"))) {
      throw new IllegalStateException("-Dbless is not for CI: it would agree with anything");
    }
    if (blessing) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, actual);
    }
    assertThat(file).as("what is expected; -Dbless writes it").exists();
    assertThat(actual).isEqualTo(Files.readString(file));
  }
}
