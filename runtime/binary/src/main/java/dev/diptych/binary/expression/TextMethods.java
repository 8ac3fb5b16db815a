package dev.diptych.binary.expression;

import dev.diptych.binary.stream.RejectedException;
import dev.diptych.ir.ValueType;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What strings can be asked for. Characters are code points. */
final class TextMethods {
  /** More characters make no number: converting them takes longer than reading any file. */
  private static final int MAX_DIGITS = 1 << 14;

  private TextMethods() {}

  /**
   * A member or a method.
   *
   * @param arguments compiled arguments
   */
  static Code of(Code text, String id, List<Code> arguments) {
    return switch (id) {
      case "length" -> WholeCode.of(s -> length(text.string(s)));
      case "reverse" -> Code.object(ValueType.TEXT, s -> reversed(s, text.string(s)));
      case "to_i" -> number(text, arguments.isEmpty() ? null : arguments.get(0));
      case "substring" -> substring(text, arguments.get(0), arguments.get(1));
      default -> throw new UnsupportedExpressionException("a string with the member " + id);
    };
  }

  /** The texts of several values, one after the other. */
  static Code joined(List<Code> parts) {
    Code[] all = parts.toArray(Code[]::new);
    return Code.object(
        ValueType.TEXT,
        s -> {
          StringBuilder joined = new StringBuilder();
          for (Code each : all) {
            joined.append(each.kind() == Kinds.WHOLE ? decimals(each, s) : each.string(s));
          }
          return counted(s, joined.toString());
        });
  }

  /** The decimals of an integer. */
  static String decimals(Code number, Scope scope) {
    try {
      return Long.toString(number.whole(scope));
    } catch (Overflow e) {
      return number.big(scope).toString();
    }
  }

  private static long length(String string) {
    return string.codePointCount(0, string.length());
  }

  private static String reversed(Scope scope, String string) {
    return counted(scope, new StringBuilder(string).reverse().toString());
  }

  /** Strings that double would fill the memory. */
  private static String counted(Scope scope, String made) {
    scope.spend(2L * made.length());
    return made;
  }

  private static Code substring(Code text, Code from, Code to) {
    return Code.object(
        ValueType.TEXT,
        s -> {
          int[] all = text.string(s).codePoints().toArray();
          int first = (int) Math.max(0, Math.min(all.length, from.count(s)));
          int end = (int) Math.max(first, Math.min(all.length, to.count(s)));
          int[] part = Arrays.copyOfRange(all, first, end);
          return counted(s, new String(part, 0, part.length));
        });
  }

  private static Code number(Code text, @Nullable Code base) {
    return new WholeCode(ValueType.INT) {
      @Override
      long whole(Scope scope) {
        BigInteger parsed = big(scope);
        if (parsed.bitLength() >= Long.SIZE) {
          throw Overflow.INSTANCE;
        }
        return parsed.longValue();
      }

      @Override
      public BigInteger big(Scope scope) {
        return parsed(text.string(scope).strip(), base == null ? 10 : base.count(scope));
      }
    };
  }

  private static BigInteger parsed(String string, long base) {
    if (base < Character.MIN_RADIX || base > Character.MAX_RADIX) {
      throw RejectedException.expression("converts a string to a number of base " + base);
    }
    try {
      if (string.length() <= MAX_DIGITS) {
        return new BigInteger(string, (int) base);
      }
    } catch (NumberFormatException e) {
      // Rejected below, as one with too many digits.
    }
    throw RejectedException.expression("converts a string that is not a number");
  }
}
