package dev.diptych.conformance.independent;

import java.util.Arrays;
import java.util.SplittableRandom;

/** Makes the times of a curve. */
final class TimeGenerator {
  private final SplittableRandom random;
  private final Options options;
  private final FloatGenerator floats;

  TimeGenerator(SplittableRandom random, Options options) {
    this.random = random;
    this.options = options;
    this.floats = new FloatGenerator(random);
  }

  int[] times() {
    int[] times = ascending(count());
    if (options.oddTimes() && times.length > 0) {
      spoil(times);
    }
    return times;
  }

  /** Few keys as a rule, and none quite often: there are up to 395 curves to a file. */
  private int count() {
    int bound = random.nextInt(8) == 0 ? options.maxKeys() : Math.min(4, options.maxKeys());
    return random.nextInt(bound + 1);
  }

  private int[] ascending(int count) {
    int[] times = new int[count];
    int frame = random.nextInt(3) == 0 ? random.nextInt(600) : 0;
    for (int i = 0; i < count; i++) {
      times[i] = FloatGenerator.bits(frame / 60f);
      frame += 1 + random.nextInt(40);
    }
    return times;
  }

  private void spoil(int[] times) {
    int one = random.nextInt(times.length);
    int other = random.nextInt(times.length);
    switch (random.nextInt(6)) {
      case 0 -> { // unsorted
        int swapped = times[one];
        times[one] = times[other];
        times[other] = swapped;
      }
      case 1 -> times[one] = times[other]; // repeated
      case 2 -> Arrays.setAll(times, i -> times[i] | FloatGenerator.NEGATIVE_ZERO); // negative
      case 3 -> {
        if (options.specialFloats()) {
          times[one] = floats.wild();
        }
      }
      default -> {} // As they are: order must not become an oddity.
    }
  }
}
