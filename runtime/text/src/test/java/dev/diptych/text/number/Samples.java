package dev.diptych.text.number;

import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Numbers to try, the same in every run. */
final class Samples {
  private static final int FLOAT_TOP = Float.floatToRawIntBits(Float.POSITIVE_INFINITY);
  private static final long DOUBLE_TOP = Double.doubleToRawLongBits(Double.POSITIVE_INFINITY);

  private Samples() {}

  static Random random() {
    return new Random(20_240_229);
  }

  /** Where floats are known to go wrong: around powers of two and ten, at the ends, integers. */
  static IntStream edgyFloats() {
    IntStream twos = floats(IntStream.range(-149, 128).mapToDouble(e -> Math.scalb(1f, e)));
    IntStream tens = floats(IntStream.range(-46, 39).mapToDouble(e -> Float.parseFloat("1e" + e)));
    return Stream.of(
            Stream.of(twos, tens)
                .flatMapToInt(powers -> powers)
                .flatMap(bits -> IntStream.rangeClosed(bits - 3, bits + 3)),
            IntStream.range(0, 3000),
            IntStream.range(FLOAT_TOP - 3000, FLOAT_TOP),
            floats(IntStream.range(0, 3000).asDoubleStream()),
            floats(IntStream.range(-3000, 3000).mapToDouble(i -> 0x1p24 + i)))
        .flatMapToInt(bits -> bits)
        .filter(bits -> bits >= 0 && bits < FLOAT_TOP);
  }

  private static IntStream floats(DoubleStream values) {
    return values.mapToInt(value -> Float.floatToRawIntBits((float) value));
  }

  static IntStream randomFloats(int count) {
    return random().ints(count, 0, FLOAT_TOP);
  }

  /** Where doubles are known to go wrong. */
  static LongStream edgyDoubles() {
    LongStream twos = doubles(IntStream.range(-1074, 1024).mapToDouble(e -> Math.scalb(1.0, e)));
    LongStream tens =
        doubles(IntStream.range(-324, 309).mapToDouble(e -> Double.parseDouble("1e" + e)));
    return Stream.of(
            Stream.of(twos, tens)
                .flatMapToLong(powers -> powers)
                .flatMap(bits -> LongStream.rangeClosed(bits - 3, bits + 3)),
            LongStream.range(0, 1000),
            LongStream.range(DOUBLE_TOP - 1000, DOUBLE_TOP),
            doubles(DoubleStream.iterate(1, d -> d < 0x1p60, d -> d * 3 + 1)))
        .flatMapToLong(bits -> bits)
        .filter(bits -> bits >= 0 && bits < DOUBLE_TOP);
  }

  private static LongStream doubles(DoubleStream values) {
    return values.mapToLong(Double::doubleToRawLongBits);
  }

  static LongStream randomDoubles(int count) {
    return random().longs(count, 0, DOUBLE_TOP);
  }
}
