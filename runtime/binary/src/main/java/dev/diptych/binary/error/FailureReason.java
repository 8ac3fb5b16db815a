package dev.diptych.binary.error;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Describes why generated code failed. Its exceptions come from expressions of the spec; their Java
 * messages would not help the author of the spec or the file.
 */
public final class FailureReason {
  private static final Pattern INDEX =
      Pattern.compile("Index (-?\\d+) out of bounds for length (\\d+)");
  private static final Pattern CAST =
      Pattern.compile("class \\S*[.$](\\w+) cannot be cast to class \\S*[.$](\\w+)");

  private FailureReason() {}

  /** The end of a message such as "x cannot be read: …". */
  public static String of(RuntimeException thrown) {
    if (thrown instanceof StringIndexOutOfBoundsException) {
      return "an expression of the spec reads beyond the end of a string";
    }
    if (thrown instanceof IndexOutOfBoundsException) {
      return index(thrown);
    }
    if (thrown instanceof ClassCastException) {
      return cast(thrown);
    }
    if (thrown instanceof NullPointerException) {
      return "an expression of the spec uses an absent value";
    }
    if (thrown instanceof ArithmeticException) {
      return arithmetic(thrown);
    }
    if (thrown instanceof NumberFormatException) {
      return "an expression of the spec converts a string that is not a number";
    }
    if (thrown instanceof NegativeArraySizeException) {
      return "a size is negative";
    }
    if (thrown instanceof BufferUnderflowException || thrown instanceof BufferOverflowException) {
      return "it does not fit into its stream";
    }
    return thrown instanceof IllegalArgumentException
        ? "its position is outside its stream"
        : "it does not fit the spec";
  }

  private static String index(RuntimeException thrown) {
    Matcher index = INDEX.matcher(String.valueOf(thrown.getMessage()));
    return index.find()
        ? "an expression of the spec reads element %s of a list of %s"
            .formatted(index.group(1), index.group(2))
        : "an expression of the spec reads beyond the end of a list";
  }

  private static String cast(RuntimeException thrown) {
    Matcher cast = CAST.matcher(String.valueOf(thrown.getMessage()));
    return cast.find()
        ? "an expression of the spec requires %s instead of %s"
            .formatted(plain(cast.group(2)), plain(cast.group(1)))
        : "an expression of the spec requires another type";
  }

  private static String arithmetic(RuntimeException thrown) {
    String words = String.valueOf(thrown.getMessage());
    if (words.contains("/ by zero") || words.contains("divisor")) {
      return "an expression of the spec divides by zero";
    }
    return "a number is too large for its expression";
  }

  /** {@code TwinBytesBody} as {@code bytes_body}: roughly its id in the spec. */
  private static String plain(String type) {
    String name = type.replaceFirst("^Twin(?=[A-Z])", "");
    return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_").toLowerCase(Locale.ROOT);
  }
}
