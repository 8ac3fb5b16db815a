package dev.diptych.spectools.example.values;

import java.nio.charset.Charset;
import java.nio.charset.UnsupportedCharsetException;
import java.util.List;

/** The built-in properties and methods of values. */
final class BuiltInMethods {
  private static final int DECIMAL = 10;

  private BuiltInMethods() {}

  /** The value of the property or method {@code name} of {@code owner}. */
  static Object of(Object owner, String name, List<Object> arguments) {
    if (owner instanceof DraftStream stream) {
      return stream.property(name);
    }
    if (owner instanceof List<?> many) {
      return list(many, name);
    }
    if (name.equals("value")) {
      return owner;
    }
    if (owner instanceof byte[] bytes) {
      return bytes(bytes, name, arguments);
    }
    return owner instanceof String text ? text(text, name, arguments) : number(owner, name);
  }

  private static Object list(List<?> many, String name) {
    if (many.isEmpty() && !name.equals("size")) {
      throw new UnknownValue("no element");
    }
    return switch (name) {
      case "size" -> (long) many.size();
      case "first" -> many.get(0);
      case "last" -> many.get(many.size() - 1);
      default -> throw new UnknownValue(name);
    };
  }

  private static Object bytes(byte[] bytes, String name, List<Object> arguments) {
    return switch (name) {
      case "length", "size" -> (long) bytes.length;
      case "first" -> at(bytes, 0);
      case "last" -> at(bytes, bytes.length - 1);
      case "to_s" -> decoded(bytes, arguments);
      default -> throw new UnknownValue(name);
    };
  }

  private static long at(byte[] bytes, int index) {
    if (bytes.length == 0) {
      throw new UnknownValue("no byte");
    }
    return bytes[index] & 0xFFL;
  }

  private static String decoded(byte[] bytes, List<Object> arguments) {
    try {
      return new String(bytes, Charset.forName((String) arguments.get(0)));
    } catch (UnsupportedCharsetException | ClassCastException | IndexOutOfBoundsException e) {
      throw new UnknownValue("to_s");
    }
  }

  private static Object text(String text, String name, List<Object> arguments) {
    return switch (name) {
      case "length" -> (long) text.length();
      case "reverse" -> new StringBuilder(text).reverse().toString();
      case "to_i" -> parsed(text, arguments.isEmpty() ? DECIMAL : whole(arguments, 0));
      case "substring" -> part(text, whole(arguments, 0), whole(arguments, 1));
      default -> throw new UnknownValue(name);
    };
  }

  private static Object number(Object value, String name) {
    return switch (name) {
      case "to_i" -> Operators.whole(value);
      case "to_s" -> String.valueOf(Operators.whole(value));
      default -> throw new UnknownValue(name);
    };
  }

  private static long parsed(String text, int radix) {
    try {
      return Long.parseLong(text, radix);
    } catch (NumberFormatException e) {
      throw new UnknownValue("to_i");
    }
  }

  private static String part(String text, int from, int to) {
    if (from < 0 || from > to || to > text.length()) {
      throw new UnknownValue("substring");
    }
    return text.substring(from, to);
  }

  private static int whole(List<Object> arguments, int index) {
    if (index >= arguments.size()) {
      throw new UnknownValue("no argument");
    }
    return (int) Operators.whole(arguments.get(index));
  }
}
