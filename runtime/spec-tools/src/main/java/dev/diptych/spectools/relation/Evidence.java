package dev.diptych.spectools.relation;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.spectools.relation.GroupMeasure.Kind;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * How unlikely it is that a number is what it is by chance. This is a heuristic: a number that
 * equals the size of something may be the width of a picture. Different values count, each with its
 * bits, and a field whose name speaks of sizes or checksums needs less.
 */
final class Evidence {
  private static final double MIN_NUMBER = 8;
  private static final double MIN_SUM = 24;
  private static final double NUMBER_HINT = 4;
  private static final double NO_HINT = -2;
  private static final double SUM_HINT = 8;

  /** More values are evidence enough. */
  private static final int MAX_VALUES = 64;

  private static final Map<Kind, List<String>> NUMBER_WORDS =
      new EnumMap<>(
          Map.of(
              Kind.SIZE, List.of("len", "size", "bytes"),
              Kind.COUNT, List.of("num", "count"),
              Kind.OFFSET, List.of("ofs", "off", "pos", "addr", "start", "end")));
  private static final List<String> SUM_WORDS =
      List.of("crc", "sum", "check", "chk", "hash", "digest", "adler", "md5", "sha", "xor", "fcs");

  private final boolean sum;
  private final boolean hint;
  private final int width;
  private final Set<Value> values = new HashSet<>();
  private int sites;

  private Evidence(boolean sum, boolean hint, int width) {
    this.sum = sum;
    this.hint = hint;
    this.width = width;
  }

  /** Evidence for a checksum of {@code width} bits in the field {@code id}. */
  static Evidence ofSum(String id, int width) {
    return new Evidence(true, isSum(id), width);
  }

  /** Evidence for a size, a count or an offset: a length that is an offset is rather chance. */
  static Evidence ofNumber(String id, Kind kind) {
    return new Evidence(false, has(id, NUMBER_WORDS.getOrDefault(kind, List.of())), 0);
  }

  /** Evidence for a copy of another number. */
  static Evidence ofCopy(String id) {
    return new Evidence(false, isHint(id), 0);
  }

  /** Whether a name speaks of checksums. */
  static boolean isSum(String id) {
    return has(id, SUM_WORDS);
  }

  /** Whether a name speaks of sizes, offsets, counts or checksums. */
  static boolean isHint(String id) {
    return isSum(id) || NUMBER_WORDS.values().stream().anyMatch(all -> has(id, all));
  }

  /** What a number may be, with what its name speaks of first. */
  static List<Kind> kinds(String id) {
    return Arrays.stream(Kind.values())
        .sorted(Comparator.comparing(kind -> !has(id, NUMBER_WORDS.getOrDefault(kind, List.of()))))
        .toList();
  }

  private static boolean has(String id, List<String> words) {
    String name = id.toLowerCase(Locale.ROOT);
    return words.stream().anyMatch(name::contains);
  }

  /** Adds a struct where the number is what was measured. */
  void add(Value value, boolean empty) {
    sites++;
    if (!empty && !isZero(value) && values.size() < MAX_VALUES) {
      values.add(value);
    }
  }

  private static boolean isZero(Value value) {
    return value instanceof Scalar number
        ? number.bits() == 0
        : value instanceof Blob bytes && bytes.isZero();
  }

  /** Number of structs that were looked at. */
  int sites() {
    return sites;
  }

  /** Number of different values other than 0. */
  int values() {
    return values.size();
  }

  /** How unlikely it is to be chance, as a number of bits. */
  double bits() {
    if (values.isEmpty()) {
      return 0;
    }
    if (sum) {
      return (double) width * values.size() + (hint ? SUM_HINT : 0);
    }
    // A single number may be many things, whatever its name.
    double bits = !hint ? NO_HINT : values.size() > 1 ? NUMBER_HINT : 0;
    for (Value value : values) {
      long number = value instanceof Scalar scalar ? scalar.bits() : 0;
      bits += number <= 0 ? 0 : StrictMath.log(number + 1.0) / StrictMath.log(2);
    }
    return bits;
  }

  /** Whether it is enough. */
  boolean suffices() {
    return bits() >= (sum ? MIN_SUM : MIN_NUMBER);
  }
}
