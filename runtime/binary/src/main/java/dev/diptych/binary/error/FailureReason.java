package dev.diptych.binary.error;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Why generated code gave up, in plain words. What it throws comes from expressions of the spec,
 * and what the Java platform says about them means nothing to those who wrote the spec or the file.
 */
public final class FailureReason {
  private static final Pattern INDEX =
      Pattern.compile("Index (-?\\d+) out of bounds for length (\\d+)");
  private static final Pattern CAST =
      Pattern.compile("class \\S*[.$](\\w+) cannot be cast to class \\S*[.$](\\w+)");

  private FailureReason() {}

  /** The end of a sentence that begins with what could not be done. */
  public static String of(RuntimeException thrown) {
    if (thrown instanceof StringIndexOutOfBoundsException) {
      return "an expression of the spec asks for characters that a string does not have";
    }
    if (thrown instanceof IndexOutOfBoundsException) {
      return index(thrown);
    }
    if (thrown instanceof ClassCastException) {
      return cast(thrown);
    }
    if (thrown instanceof NullPointerException) {
      return "an expression of the spec uses a value that is not there";
    }
    if (thrown instanceof ArithmeticException) {
      return arithmetic(thrown);
    }
    if (thrown instanceof NumberFormatException) {
      return "an expression of the spec takes a string for a number, and it is none";
    }
    if (thrown instanceof NegativeArraySizeException) {
      return "a size comes to a number below zero";
    }
    if (thrown instanceof BufferUnderflowException || thrown instanceof BufferOverflowException) {
      return "there is not enough room for it";
    }
    return thrown instanceof IllegalArgumentException
        ? "its place is not within the bytes that there are"
        : "it does not fit the spec";
  }

  private static String index(RuntimeException thrown) {
    Matcher index = INDEX.matcher(String.valueOf(thrown.getMessage()));
    return index.find()
        ? "an expression of the spec asks for element %s of a list of %s"
            .formatted(index.group(1), index.group(2))
        : "an expression of the spec asks for an element that a list does not have";
  }

  private static String cast(RuntimeException thrown) {
    Matcher cast = CAST.matcher(String.valueOf(thrown.getMessage()));
    return cast.find()
        ? "an expression of the spec needs %s where there is %s"
            .formatted(plain(cast.group(2)), plain(cast.group(1)))
        : "an expression of the spec needs another type than there is";
  }

  private static String arithmetic(RuntimeException thrown) {
    String words = String.valueOf(thrown.getMessage());
    if (words.contains("/ by zero") || words.contains("divisor")) {
      return "an expression of the spec divides by zero";
    }
    return "a number is too large to be computed with";
  }

  /** {@code TwinBytesBody} as {@code bytes_body}: about what the spec calls it. */
  private static String plain(String type) {
    String name = type.replaceFirst("^Twin(?=[A-Z])", "");
    return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_").toLowerCase(Locale.ROOT);
  }
}
