package dev.diptych.text.number;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Infinities and NaNs as printed by Microsoft's C library with {@code %f} before 2015: {@code
 * 1.#INF00}, {@code -1.#IND00}, {@code 1.#QNAN0}. Each has exactly one form for a number of
 * decimals, padded with zeros.
 */
public final class PrintfSpecial {
  private static final String INFINITE = "1.#INF";
  private static final String INDEFINITE = "1.#IND";
  private static final String QUIET = "1.#QNAN";

  private static final long SIGN = Long.MIN_VALUE;
  private static final long INFINITY = 0x7FF0_0000_0000_0000L;
  private static final long NAN = 0x7FF8_0000_0000_0000L;

  private PrintfSpecial() {}

  /** The text for the double with these bits, or null if it has none of this form. */
  public static @Nullable String format(long bits, int decimals) {
    String sign = bits < 0 ? "-" : "";
    long unsigned = bits & ~SIGN;
    String word = unsigned == INFINITY ? INFINITE : bits < 0 ? INDEFINITE : QUIET;
    boolean spelled = unsigned == INFINITY || unsigned == NAN;
    int zeros = decimals - (word.length() - 2);
    return spelled && zeros >= 0 ? sign + word + "0".repeat(zeros) : null;
  }

  /** Whether the bytes from {@code from} to {@code to}, exclusive, are such a number. */
  public static boolean matches(byte[] in, int from, int to) {
    return bits(in, from, to) != 0;
  }

  /** End of the longest such number that starts at {@code from}; {@code from} if there is none. */
  public static int end(byte[] in, int from, int to) {
    int start = from < to && in[from] == '-' ? from + 1 : from;
    for (String word : List.of(INFINITE, INDEFINITE, QUIET)) {
      byte[] bytes = word.getBytes(StandardCharsets.US_ASCII);
      int end = start + bytes.length;
      if (end <= to && Arrays.equals(in, start, end, bytes, 0, bytes.length)) {
        while (end < to && in[end] == '0') {
          end++;
        }
        return end;
      }
    }
    return from;
  }

  /** The bits of the double, or 0 if the bytes are not of this form. */
  static long bits(byte[] in, int from, int to) {
    boolean negative = from < to && in[from] == '-';
    int start = negative ? from + 1 : from;
    int end = to;
    if (start + 2 >= to || in[start + 2] != '#') {
      return 0; // Almost every number.
    }
    while (end > start && in[end - 1] == '0') {
      end--;
    }
    String word = new String(in, start, end - start, StandardCharsets.US_ASCII);
    long sign = negative ? SIGN : 0;
    return switch (word) {
      case INFINITE -> sign | INFINITY;
      case INDEFINITE, QUIET -> sign | NAN;
      default -> 0;
    };
  }
}
