package dev.diptych.text.syntax.lex;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.text.literal.Utf8;
import dev.diptych.text.syntax.tree.Swar;
import org.jspecify.annotations.Nullable;

/** Validates UTF-8 before parsing, several bytes per nanosecond. */
public final class EncodingCheck {
  private static final String HINT = "save the text as UTF-8";
  private static final String BINARY = "if this is a binary file, decompile it first";
  // Number of bytes to inspect.
  private static final int START = 4096;

  private final Source source;
  private final byte[] bytes;

  public EncodingCheck(Source source) {
    this.source = source;
    this.bytes = source.bytes();
  }

  /** Length of the UTF-8 byte order mark: 3 or 0. */
  public static int byteOrderMark(byte[] bytes) {
    return bytes.length >= 3 && Utf8.codePoint(bytes, 0, 3) == 0xFEFF ? 3 : 0;
  }

  /**
   * Checks whether this is not a text at all, which makes other errors irrelevant; null if it is
   * one.
   *
   * @param zeros whether it may contain zero bytes: after its end, or in a string
   */
  public @Nullable Diagnostic notText(boolean zeros) {
    if (startsWith(0xFF, 0xFE) || startsWith(0xFE, 0xFF) || hasAlternatingZeros()) {
      return error(0, Math.min(2, bytes.length), "the text is UTF-16", HINT);
    }
    int zero = zeros ? -1 : zero();
    return zero < 0 ? null : error(zero, zero + 1, "not a text: it has a zero byte", BINARY);
  }

  /** The first invalid UTF-8; or null. */
  public @Nullable Diagnostic malformed() {
    int first = nextMalformed(0);
    if (first < 0) {
      return null;
    }
    int others = 0;
    for (int at = nextMalformed(first + 1); at >= 0; at = nextMalformed(at + 1)) {
      others++;
    }
    String message = String.format("invalid UTF-8: byte 0x%02X", bytes[first] & 0xFF);
    return others == 0
        ? error(first, first + 1, message, HINT)
        : error(first, first + 1, message, "and " + others + " more invalid bytes", HINT);
  }

  private int nextMalformed(int from) {
    int at = from;
    while (at < bytes.length) {
      if (at + Swar.WIDTH <= bytes.length && Swar.isAscii(bytes, at)) {
        at += Swar.WIDTH;
      } else {
        int codePoint = Utf8.codePoint(bytes, at, bytes.length);
        if (codePoint < 0) {
          return at;
        }
        at += Utf8.length(codePoint);
      }
    }
    return -1;
  }

  private boolean startsWith(int first, int second) {
    return bytes.length >= 2 && (bytes[0] & 0xFF) == first && (bytes[1] & 0xFF) == second;
  }

  /** Whether the start is ASCII in UTF-16. */
  private boolean hasAlternatingZeros() {
    if (bytes.length < 4) {
      return false;
    }
    boolean big = bytes[0] == 0;
    for (int i = 0; i < 4; i++) {
      if ((bytes[i] == 0) != (big == (i % 2 == 0))) {
        return false;
      }
    }
    return true;
  }

  private int zero() {
    for (int i = 0; i < Math.min(bytes.length, START); i++) {
      if (bytes[i] == 0) {
        return i;
      }
    }
    return -1;
  }

  private Diagnostic error(int start, int end, String message, String... help) {
    return Diagnostic.error(
        "bad-encoding", new Location.InText(source, new Span(start, end)), message, help);
  }
}
