package dev.diptych.conformance.corpus;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.IntegerRange;
import dev.diptych.model.schema.Type;
import dev.diptych.twin.edit.Given;
import dev.diptych.twin.edit.NumberArray;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;

/**
 * Random values for edits.
 *
 * @param random the source
 */
record RandomContent(Random random) {
  private static final HexFormat HEX = HexFormat.of();

  /** Characters of one to four bytes in UTF-8, and those that a text escapes. */
  private static final List<String> CHARACTERS =
      List.of("a", "b", "Z", "0", " ", "\"", "\\", "#", "\n", "\t", "é", "ß", "日", "\u2028", "😀");

  /** Around the sizes where lengths get another byte, and where small fields are full. */
  private static final List<Integer> LENGTHS =
      List.of(0, 1, 2, 3, 7, 8, 9, 15, 16, 17, 127, 128, 129, 255, 256, 300);

  /** One element. */
  <T> T one(List<T> of) {
    return of.get(random.nextInt(of.size()));
  }

  /** Some of the elements in some order: shuffled, fewer, or repeated. */
  List<Value> some(List<Value> elements) {
    List<Value> some = new ArrayList<>(elements);
    switch (random.nextInt(3)) {
      case 0 -> Collections.shuffle(some, random);
      case 1 -> some.subList(random.nextInt(some.size()), some.size()).clear();
      default -> some.addAll(List.copyOf(some.subList(0, Math.min(5, some.size()))));
    }
    return some;
  }

  /** A number for a field of a type. */
  Given number(Type type, Scalar old) {
    if (type instanceof Type.Numeric number && number.kind().isFloat()) {
      return random.nextBoolean()
          ? new Given.OfNumber(floats(number, 1))
          : new Given.OfWords(String.valueOf(random.nextInt(64) / 4f));
    }
    return new Given.OfWords(integer(type, old).toString());
  }

  /** Numbers for a column of a type. */
  NumberArray numbers(Type type, int count) {
    if (type instanceof Type.Numeric number && number.kind().isFloat()) {
      return floats(number, count);
    }
    long[] numbers = new long[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = integer(type, Scalar.of(i)).longValue();
    }
    return new NumberArray.Longs(numbers);
  }

  /** Any bits: numbers of all sizes, infinities, NaN. */
  private NumberArray floats(Type.Numeric type, int count) {
    float[] floats = new float[count];
    double[] doubles = new double[count];
    for (int i = 0; i < count; i++) {
      floats[i] = Float.intBitsToFloat(random.nextInt());
      doubles[i] = Double.longBitsToDouble(random.nextLong());
    }
    boolean isWide = type.kind().width() == 8;
    return isWide ? new NumberArray.Doubles(doubles) : new NumberArray.Floats(floats);
  }

  /** The bounds, a number near the old one, or any. */
  private BigInteger integer(Type type, Scalar old) {
    IntegerRange range = type instanceof Type.Varint ? null : IntegerRange.of(type);
    if (range == null) {
      return BigInteger.valueOf(random.nextInt(1000));
    }
    BigInteger any =
        switch (random.nextInt(6)) {
          case 0 -> range.min();
          case 1 -> range.max();
          case 2 -> BigInteger.valueOf(old.bits()).add(BigInteger.ONE);
          case 3 -> BigInteger.valueOf(random.nextInt(16) - 4);
          default -> new BigInteger(1 + random.nextInt(range.max().bitLength()), random);
        };
    return any.min(range.max()).max(range.min());
  }

  /** Text or bytes of another length, or of the same. */
  Given blob(Type type, Blob old) {
    if (type instanceof Type.Varint) {
      return new Given.OfWords(String.valueOf(random.nextLong() >>> 1 >>> random.nextInt(63)));
    }
    int length = random.nextInt(3) == 0 ? old.length() : one(LENGTHS);
    if (type instanceof Type.Text) {
      return new Given.OfWords(text(length));
    }
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return random.nextBoolean()
        ? new Given.OfBytes(bytes)
        : new Given.OfWords(HEX.formatHex(bytes));
  }

  private String text(int count) {
    boolean isAny = random.nextBoolean();
    StringBuilder words = new StringBuilder();
    for (int i = 0; i < count; i++) {
      words.append(isAny ? one(CHARACTERS) : String.valueOf((char) ('a' + random.nextInt(26))));
    }
    return words.toString();
  }
}
