package dev.diptych.runner.judge;

import dev.diptych.runner.suite.Expected;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;

/** Finds the first difference between two byte sequences. */
final class DataDifference {
  private static final int SHOWN = 8;

  private DataDifference() {}

  /** A sentence with the location; empty if they are equal. */
  static Optional<String> between(Expected.Data expected, String given) {
    if (expected.hex().equals(given)) {
      return Optional.empty();
    }
    byte[] wanted = HexFormat.of().parseHex(expected.hex());
    try {
      byte[] bytes = HexFormat.of().parseHex(given);
      int at = Arrays.mismatch(wanted, bytes);
      if (at < 0) {
        throw new IllegalArgumentException("the same bytes with upper-case digits");
      }
      return Optional.of(expected.text() ? line(wanted, bytes, at) : offset(wanted, bytes, at));
    } catch (IllegalArgumentException e) {
      return Optional.of("its data is not lower-case hexadecimal");
    }
  }

  private static String line(byte[] wanted, byte[] given, int at) {
    int line = 1;
    int start = 0;
    for (int i = 0; i < at; i++) {
      if (wanted[i] == '\n') {
        line++;
        start = i + 1;
      }
    }
    return "line %d: expected '%s', got '%s'"
        .formatted(line, rest(wanted, start), rest(given, start));
  }

  private static String rest(byte[] text, int start) {
    int end = start;
    while (end < text.length && text[end] != '\n') {
      end++;
    }
    return new String(text, start, end - start, StandardCharsets.UTF_8);
  }

  private static String offset(byte[] wanted, byte[] given, int at) {
    return "at offset %d of %d bytes: expected %s, got %s of %d bytes"
        .formatted(at, wanted.length, some(wanted, at), some(given, at), given.length);
  }

  private static String some(byte[] bytes, int at) {
    int to = Math.min(bytes.length, at + SHOWN);
    return at >= to ? "the end" : HexFormat.ofDelimiter(" ").formatHex(bytes, at, to);
  }
}
