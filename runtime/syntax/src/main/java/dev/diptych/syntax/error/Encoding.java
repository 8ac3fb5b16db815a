package dev.diptych.syntax.error;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/** Finds bytes that are not UTF-8, and files that are no texts. */
public final class Encoding {
  private static final String HINT = "save the text as UTF-8";
  private static final String BINARY = "if this is a binary file, decompile it first";
  private static final int MAX_START = 4096; // bytes in which a zero shows that it is no text
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final long NOT_ASCII = 0x8080808080808080L;

  private final Source source;
  private final byte[] bytes;

  private Encoding(Source source) {
    this.source = source;
    this.bytes = source.bytes();
  }

  /**
   * What is wrong with the encoding of a text; null if nothing is.
   *
   * @param raw whether any byte may be in a string, and after the end of the text
   */
  public static @Nullable Fault check(Source source, boolean raw) {
    Encoding encoding = new Encoding(source);
    Diagnostic foreign = encoding.notText(raw);
    if (foreign != null) {
      return new Fault(foreign, true);
    }
    Diagnostic malformed = raw ? null : encoding.malformed();
    return malformed == null ? null : new Fault(malformed, false);
  }

  /**
   * What is wrong.
   *
   * @param error its message
   * @param isNoText whether the file is no text, so that no other error matters
   */
  public record Fault(Diagnostic error, boolean isNoText) {}

  private @Nullable Diagnostic notText(boolean raw) {
    if (startsWith(0xFF, 0xFE) || startsWith(0xFE, 0xFF) || hasAlternatingZeros()) {
      return error(0, Math.min(2, bytes.length), "the text is UTF-16", HINT);
    }
    for (int at = 0; !raw && at < Math.min(bytes.length, MAX_START); at++) {
      if (bytes[at] == 0) {
        return error(at, at + 1, "not a text: it has a zero byte", BINARY);
      }
    }
    return null;
  }

  private @Nullable Diagnostic malformed() {
    int first = nextMalformed(0);
    if (first < 0) {
      return null;
    }
    int others = 0;
    for (int at = nextMalformed(first + 1); at >= 0; at = nextMalformed(at + 1)) {
      others++;
    }
    String message = "invalid UTF-8: byte 0x" + BadTokens.hex(bytes[first] & 0xFF, 2);
    return others == 0
        ? error(first, first + 1, message, HINT)
        : error(first, first + 1, message, "and " + others + " more invalid bytes", HINT);
  }

  private int nextMalformed(int from) {
    int at = from;
    while (at < bytes.length) {
      if (at + Long.BYTES <= bytes.length && ((long) LONGS.get(bytes, at) & NOT_ASCII) == 0) {
        at += Long.BYTES;
      } else {
        int length = length(at);
        if (length == 0) {
          return at;
        }
        at += length;
      }
    }
    return -1;
  }

  /** Number of bytes of the character at an offset; 0 if it is invalid. */
  private int length(int at) {
    int lead = bytes[at];
    if (lead >= 0) {
      return 1;
    }
    int length = (lead & 0xE0) == 0xC0 ? 2 : (lead & 0xF0) == 0xE0 ? 3 : 4;
    if ((lead & 0xF8) > 0xF0 || (lead & 0xC0) != 0xC0 || at + length > bytes.length) {
      return 0;
    }
    int codePoint = lead & (0x7F >> length);
    for (int i = 1; i < length; i++) {
      if ((bytes[at + i] & 0xC0) != 0x80) {
        return 0;
      }
      codePoint = codePoint << 6 | (bytes[at + i] & 0x3F);
    }
    int least = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000;
    boolean isSurrogate =
        codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
    return codePoint < least || codePoint > Character.MAX_CODE_POINT || isSurrogate ? 0 : length;
  }

  private boolean startsWith(int first, int second) {
    return bytes.length >= 2 && (bytes[0] & 0xFF) == first && (bytes[1] & 0xFF) == second;
  }

  /** Whether the start is ASCII in UTF-16. */
  private boolean hasAlternatingZeros() {
    if (bytes.length < 4) {
      return false;
    }
    boolean isBig = bytes[0] == 0;
    for (int i = 0; i < 4; i++) {
      if ((bytes[i] == 0) != (isBig == (i % 2 == 0))) {
        return false;
      }
    }
    return true;
  }

  private Diagnostic error(int start, int end, String message, String... help) {
    Location at = new Location.InText(source, new Span(start, end));
    return Diagnostic.error("bad-encoding", at, message, help);
  }
}
