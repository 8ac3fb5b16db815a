package dev.diptych.view.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URLDecoder;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The parameters of a request. */
public final class Query {
  private final Map<String, String> parameters = new HashMap<>();

  /**
   * The parameters in the query of an address.
   *
   * @throws IllegalArgumentException if it is malformed
   */
  public Query(@Nullable String raw) {
    for (String pair : raw == null || raw.isEmpty() ? new String[0] : raw.split("&", -1)) {
      int equals = pair.indexOf('=');
      if (equals < 1) {
        throw new IllegalArgumentException("malformed query");
      }
      parameters.put(
          pair.substring(0, equals), URLDecoder.decode(pair.substring(equals + 1), UTF_8));
    }
  }

  /** Whether there is a parameter. */
  public boolean has(String name) {
    return parameters.containsKey(name);
  }

  /**
   * A whole number.
   *
   * @throws IllegalArgumentException if it is absent, or not from {@code least} to {@code most}
   */
  public int integer(String name, int least, int most) {
    return integer(name, number(name), least, most);
  }

  /**
   * Ascending whole numbers with commas between them.
   *
   * @throws IllegalArgumentException if one is not from {@code least} to {@code most}, or they are
   *     absent or not ascending
   */
  public int[] integers(String name, int least, int most) {
    String[] parts = parameters.getOrDefault(name, "").split(",", -1);
    int[] numbers = new int[parts.length];
    for (int i = 0; i < parts.length; i++) {
      int from = i == 0 ? least : numbers[i - 1] + 1;
      numbers[i] = integer(name, number(name, parts[i]), from, most);
    }
    return numbers;
  }

  private static int integer(String name, double number, int least, int most) {
    if (!(number >= least && number <= most) || number != Math.rint(number)) {
      throw new IllegalArgumentException(name + " must be from " + least + " to " + most);
    }
    return (int) number;
  }

  /**
   * A finite number.
   *
   * @throws IllegalArgumentException if it is absent or anything else
   */
  public double number(String name) {
    return number(name, parameters.get(name));
  }

  private static double number(String name, @Nullable String text) {
    double number = text == null ? Double.NaN : Double.parseDouble(text);
    if (!Double.isFinite(number)) {
      throw new IllegalArgumentException(name + " must be a number");
    }
    return number;
  }
}
