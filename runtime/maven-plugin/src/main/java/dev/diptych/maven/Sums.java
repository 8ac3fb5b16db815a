package dev.diptych.maven;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** SHA-256 sums of inputs and outputs. */
final class Sums {
  private Sums() {}

  /** The sum of {@code bytes}. */
  static String of(byte[] bytes) {
    return HexFormat.of().formatHex(digest().digest(bytes));
  }

  /** The sum of the content of {@code file}, which is never in memory as a whole. */
  static String of(Path file) throws IOException {
    MessageDigest digest = digest();
    byte[] some = new byte[1 << 16];
    try (InputStream in = Files.newInputStream(file)) {
      for (int count = in.read(some); count >= 0; count = in.read(some)) {
        digest.update(some, 0, count);
      }
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every JDK has SHA-256", e);
    }
  }

  /** The sum of several words, none of which has a line feed. */
  static String of(List<String> words) {
    return of(String.join("\n", words).getBytes(UTF_8));
  }

  /**
   * The sum of the names and contents of {@code files}. The names are relative to {@code folder},
   * so that a project in another place has the same sums.
   */
  static String ofFiles(Path folder, List<Path> files) throws IOException {
    StringBuilder all = new StringBuilder();
    for (Path file : files) {
      all.append(FilePatterns.relative(folder, file)).append('\n').append(of(file)).append('\n');
    }
    return of(all.toString().getBytes(UTF_8));
  }

  /** Whether {@code file} exists and has the sum {@code sum}. */
  static boolean matches(Path file, String sum) throws IOException {
    return Files.isRegularFile(file) && of(file).equals(sum);
  }
}
