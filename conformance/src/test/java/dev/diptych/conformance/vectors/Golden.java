package dev.diptych.conformance.vectors;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Files with expected results. A run with {@code -Dbless} updates them instead of comparing, so
 * that the difference can be reviewed. CI rejects this option, because such a run cannot fail.
 */
public final class Golden {
  private Golden() {}

  /** Whether this run rewrites what is expected. */
  public static boolean blessing() {
    boolean blessing = !System.getProperty("bless", "false").equals("false");
    if (blessing && "true".equals(System.getenv("CI"))) {
      throw new IllegalStateException("-Dbless is not for CI: it would agree with anything");
    }
    return blessing;
  }

  /** Holds {@code actual} to the bytes of {@code file}. */
  public static void hold(Path file, byte[] actual) throws IOException {
    if (blessing()) {
      write(file, actual);
    }
    assertThat(file).as("what is expected; -Dbless writes it").exists();
    byte[] expected = Files.readAllBytes(file);
    if (!Arrays.equals(expected, actual)) {
      // As texts, the difference can be read; those that are none are compared below.
      assertThat(new String(actual, UTF_8)).isEqualTo(new String(expected, UTF_8));
    }
    assertThat(actual).isEqualTo(expected);
  }

  /** Holds {@code actual} to the text of {@code file}. */
  public static void hold(Path file, String actual) throws IOException {
    hold(file, actual.getBytes(UTF_8));
  }

  /** The same for a file that is not there where nothing is expected. */
  public static void holdOptional(Path file, String actual) throws IOException {
    if (!actual.isEmpty() || (Files.exists(file) && !blessing())) {
      hold(file, actual);
    } else {
      Files.deleteIfExists(file);
    }
  }

  private static void write(Path file, byte[] bytes) throws IOException {
    Files.createDirectories(file.getParent());
    if (!Files.exists(file) || !Arrays.equals(Files.readAllBytes(file), bytes)) {
      Files.write(file, bytes);
    }
  }
}
