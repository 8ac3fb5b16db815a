package dev.diptych.binary.checksum;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.diptych.model.checksum.Algorithm;
import dev.diptych.model.checksum.Checksum;
import dev.diptych.model.checksum.Checksum.Digits;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Type;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Locale;

/**
 * The value of a field that is a checksum.
 *
 * @param field the field
 * @param checksum its checksum
 */
record SumValue(Field field, Checksum checksum) {
  /** The value for {@code all}, the result of the algorithm with its highest byte first. */
  Value of(byte[] all) throws UncomputableException {
    byte[] result = cut(all);
    Digits digits = checksum.digits();
    if (digits != null) {
      return text(new BigInteger(1, result), digits);
    }
    if (field.type() instanceof Type.Bytes) {
      return new Blob(ordered(result));
    }
    long number = new BigInteger(1, result).longValue();
    if (field.type() instanceof Type.Numeric numeric
        && numeric.kind().sort() == ScalarKind.Sort.SIGNED
        && checksum.bits() == 8 * numeric.kind().width()) {
      int unused = 64 - checksum.bits();
      number = number << unused >> unused;
    }
    return Scalar.of(number);
  }

  /** The bits of the result that the field has. */
  private byte[] cut(byte[] all) {
    if (checksum.bits() == checksum.algorithm().width()) {
      return all;
    }
    return checksum.algorithm() instanceof Algorithm.Digest
        ? Arrays.copyOf(all, checksum.bits() / 8)
        : Summation.bytes(low(all), checksum.bits());
  }

  private long low(byte[] all) {
    long number = new BigInteger(1, all).longValue();
    return checksum.bits() == 64 ? number : number & ((1L << checksum.bits()) - 1);
  }

  private Value text(BigInteger number, Digits digits) throws UncomputableException {
    String plain = number.toString(digits.radix());
    if (plain.length() > digits.count()) {
      throw new UncomputableException(
          "%s needs %d digits, and there are %d".formatted(plain, plain.length(), digits.count()));
    }
    String all = "0".repeat(digits.count() - plain.length()) + plain;
    byte[] bytes = (digits.upper() ? all.toUpperCase(Locale.ROOT) : all).getBytes(US_ASCII);
    byte[] framed =
        field.type() instanceof Type.Text text && text.frame() instanceof Frame.FixedSize frame
            ? frame.encode(bytes)
            : bytes;
    if (framed == null) {
      throw new UncomputableException("its digits do not fit into " + field.id());
    }
    return new Blob(framed);
  }

  /** A digest has one order; a number has that of the field. */
  private byte[] ordered(byte[] result) {
    boolean turned = checksum.little() && !(checksum.algorithm() instanceof Algorithm.Digest);
    return turned ? reversed(result) : result;
  }

  private static byte[] reversed(byte[] bytes) {
    byte[] reversed = new byte[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      reversed[i] = bytes[bytes.length - 1 - i];
    }
    return reversed;
  }

  /** The bytes of {@code value} in the file. */
  byte[] bytes(Value value) {
    if (value instanceof Blob blob) {
      return blob.bytes();
    }
    long number = ((Scalar) value).bits();
    if (field.type() instanceof Type.Numeric numeric) {
      byte[] bytes = new byte[numeric.kind().width()];
      numeric.kind().put(ByteBuffer.wrap(bytes), 0, number);
      return bytes;
    }
    byte[] bytes = Summation.bytes(number, 8 * checksum.length());
    return checksum.little() ? reversed(bytes) : bytes;
  }

  /** Whether {@code value} is {@code expected}, or means the same in other digits. */
  boolean agrees(Value value, Value expected) {
    Digits digits = checksum.digits();
    return value.equals(expected)
        || (digits != null
            && value instanceof Blob some
            && expected instanceof Blob other
            && number(some, digits) >= 0
            && number(some, digits) == number(other, digits));
  }

  /** The number that {@code text} begins with, after blanks; -1 for none. */
  private static long number(Blob text, Digits digits) {
    String words = new String(text.bytes(), US_ASCII).replaceAll("[^0-9A-Fa-f]", " ").strip();
    String first = words.split(" ", 2)[0];
    try {
      return first.length() > 15 ? -1 : Long.parseLong(first, digits.radix());
    } catch (NumberFormatException e) {
      return -1;
    }
  }

  /** The value before it is computed. */
  static Value placeholder(Field field, Checksum checksum) {
    if (field.type() instanceof Type.Numeric || field.type() instanceof Type.Bits) {
      return Scalar.of(0);
    }
    byte[] bytes = new byte[checksum.length()];
    if (checksum.digits() != null) {
      Arrays.fill(bytes, (byte) '0');
    }
    return new Blob(bytes);
  }
}
