package dev.diptych.text.number;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * Infinities and NaNs as Microsoft's C library printed them with {@code %f} before 2015: {@code
 * 1.#INF00}, {@code -1.#IND00}, {@code 1.#QNAN0}. Those that it could print have just one spelling
 * for a number of decimals; it filled them up with zeros.
 */
public final class PrintfSpecial {
  private static final String INFINITE = "1.#INF";
  private static final String INDEFINITE = "1.#IND";
  private static final String QUIET = "1.#QNAN";

  private static final long SIGN = Long.MIN_VALUE;
  private static final long INFINITY = 0x7FF0_0000_0000_0000L;
  private static final long NAN = 0x7FF8_0000_0000_0000L;

  private PrintfSpecial() {}

  /** The spelling of the double with these bits, or null where it has none of this kind. */
  public static String format(long bits, int decimals) {
    String sign = bits < 0 ? "-" : "";
    long unsigned = bits & ~SIGN;
    String word = unsigned == INFINITY ? INFINITE : bits < 0 ? INDEFINITE : QUIET;
    boolean spelled = unsigned == INFINITY || unsigned == NAN;
    int zeros = decimals - (word.length() - 2);
    return spelled && zeros >= 0 ? sign + word + "0".repeat(zeros) : null;
  }

  /** Whether the bytes from {@code from} to before {@code to} are such a number. */
  public static boolean matches(byte[] in, int from, int to) {
    return bits(in, from, to) != 0;
  }

  /** Where the longest such number ends that begins at {@code from}; {@code from} if none does. */
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

  /** The bits of the double that those bytes are, or 0 where they are none of this kind. */
  static long bits(byte[] in, int from, int to) {
    boolean negative = from < to && in[from] == '-';
    int start = negative ? from + 1 : from;
    int end = to;
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
