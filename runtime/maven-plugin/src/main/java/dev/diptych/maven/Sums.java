package dev.diptych.maven;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
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
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
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
      all.append(FilePatterns.relative(folder, file))
          .append('\n')
          .append(of(Files.readAllBytes(file)))
          .append('\n');
    }
    return of(all.toString().getBytes(UTF_8));
  }

  /** Whether {@code file} exists and has the sum {@code sum}. */
  static boolean matches(Path file, String sum) throws IOException {
    return Files.isRegularFile(file) && of(Files.readAllBytes(file)).equals(sum);
  }
}
