package dev.diptych.text.number;

import java.math.BigDecimal;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Numbers to try, the same in every run. */
final class Samples {
  private static final int FLOAT_TOP = Float.floatToRawIntBits(Float.POSITIVE_INFINITY);
  private static final long DOUBLE_TOP = Double.doubleToRawLongBits(Double.POSITIVE_INFINITY);

  private Samples() {}

  static Random random() {
    return new Random(20_240_229);
  }

  /** Where floats are known to go wrong: around powers of two and ten, at the ends, subnormals. */
  static IntStream edgyFloats() {
    IntStream powers =
        IntStream.concat(
                IntStream.range(-149, 128).mapToObj(e -> Math.scalb(1f, e)),
                IntStream.range(-46, 39).mapToObj(e -> new BigDecimal("1e" + e).floatValue()))
            .mapToInt(Float::floatToRawIntBits);
    IntStream around = powers.flatMap(bits -> IntStream.rangeClosed(bits - 3, bits + 3));
    IntStream ends =
        IntStream.concat(IntStream.range(0, 3000), IntStream.range(FLOAT_TOP - 3000, FLOAT_TOP));
    IntStream integers = IntStream.range(0, 3000).map(i -> Float.floatToRawIntBits((float) i));
    IntStream large =
        IntStream.rangeClosed(-3000, 3000)
            .map(i -> Float.floatToRawIntBits((float) ((1 << 24) + i)));
    return IntStream.of(0)
        .mapToObj(i -> IntStream.concat(around, IntStream.concat(ends, integers)))
        .reduce(large, IntStream::concat)
        .filter(bits -> bits >= 0 && bits < FLOAT_TOP);
  }

  static IntStream randomFloats(int count) {
    return random().ints(count, 0, FLOAT_TOP);
  }

  /** Where doubles are known to go wrong. */
  static LongStream edgyDoubles() {
    LongStream powers =
        IntStream.concat(IntStream.range(-1074, 1024), IntStream.empty())
            .mapToLong(e -> Double.doubleToRawLongBits(Math.scalb(1.0, e)));
    LongStream tens =
        IntStream.range(-324, 309)
            .mapToLong(e -> Double.doubleToRawLongBits(Double.parseDouble("1e" + e)));
    LongStream around =
        LongStream.concat(powers, tens).flatMap(b -> LongStream.rangeClosed(b - 3, b + 3));
    LongStream ends =
        LongStream.concat(
            LongStream.range(0, 1000), LongStream.range(DOUBLE_TOP - 1000, DOUBLE_TOP));
    LongStream integers =
        DoubleStream.iterate(1, d -> d < 0x1p60, d -> d * 3 + 1)
            .mapToLong(Double::doubleToRawLongBits);
    return LongStream.concat(around, LongStream.concat(ends, integers))
        .filter(bits -> bits >= 0 && bits < DOUBLE_TOP);
  }

  static LongStream randomDoubles(int count) {
    return random().longs(count, 0, DOUBLE_TOP);
  }
}
