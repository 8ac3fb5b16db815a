package dev.diptych.ksy;

import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.nodes.NodeId;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.Tag;
import org.yaml.snakeyaml.resolver.Resolver;

/**
 * What YAML 1.1 takes a scalar without quotes for. Common scalars are read here; the YAML library
 * reads the others, with regular expressions.
 */
final class PlainScalar {
  private static final int LONG_DIGITS = 18;
  private static final int LONG_HEX = 15;

  private PlainScalar() {}

  /** A text, a number, a truth value or null; dates are texts. */
  static @Nullable Object read(String text) {
    return switch (text) {
      case "", "~", "null", "Null", "NULL" -> null;
      case "yes", "Yes", "YES", "on", "On", "ON", "true", "True", "TRUE" -> true;
      case "no", "No", "NO", "off", "Off", "OFF", "false", "False", "FALSE" -> false;
      default -> mayBeNumber(text.charAt(0)) ? number(text) : text;
    };
  }

  /** Whether YAML takes a text for a number. */
  static boolean isNumber(String text) {
    return mayBeNumber(text.charAt(0)) && !Rare.tag(text).equals(Tag.STR);
  }

  private static boolean mayBeNumber(char first) {
    return (first >= '0' && first <= '9') || first == '-' || first == '+' || first == '.';
  }

  private static Object number(String text) {
    int digits = digits(text, 0);
    int length = text.length();
    if (digits == length && length <= LONG_DIGITS && (text.charAt(0) != '0' || length == 1)) {
      return whole(Long.parseLong(text));
    }
    if (digits == 1 && length > 2 && length <= LONG_HEX && text.startsWith("0x")) {
      return isHex(text) ? whole(Long.parseLong(text, 2, length, 16)) : Rare.read(text);
    }
    boolean point = digits > 0 && digits < length - 1 && text.charAt(digits) == '.';
    if (point && digits(text, digits + 1) == length) {
      return Double.valueOf(text);
    }
    return Rare.read(text);
  }

  private static Object whole(long value) {
    return value == (int) value ? (Object) (int) value : (Object) value;
  }

  /** The end of the decimal digits in {@code text} from {@code start}. */
  private static int digits(String text, int start) {
    int end = start;
    while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
      end++;
    }
    return end;
  }

  private static boolean isHex(String text) {
    for (int i = 2; i < text.length(); i++) {
      if (Character.digit(text.charAt(i), 16) < 0 || text.charAt(i) > 'f') {
        return false;
      }
    }
    return true;
  }

  /** Reads a scalar with the YAML library, whose classes are loaded for it. */
  private static final class Rare extends SafeConstructor {
    private static final Resolver RESOLVER = new Resolver();

    Rare() {
      super(new LoaderOptions());
    }

    static Tag tag(String text) {
      Tag tag = RESOLVER.resolve(NodeId.scalar, text, true);
      return tag.equals(Tag.INT) || tag.equals(Tag.FLOAT) ? tag : Tag.STR;
    }

    static Object read(String text) {
      Tag tag = tag(text);
      if (tag.equals(Tag.STR)) {
        return text;
      }
      try {
        return new Rare().constructObject(new ScalarNode(tag, text, null, null, ScalarStyle.PLAIN));
      } catch (NumberFormatException e) {
        return text; // The library takes "._" for a number that it cannot read.
      }
    }
  }
}
