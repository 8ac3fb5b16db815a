package dev.diptych.conformance.independent;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/**
 * Makes curves.
 *
 * <p>Axes of one quantity come as a group. A group is even when its curves share their times, their
 * wrap modes and their tangents, so that a printer may zip it into one table. An uneven group is
 * made from an even one by spoiling a single curve, mostly in a single place: that is the group
 * which a printer zips by mistake.
 */
final class CurveGenerator {
  /** Tangents 0, weights 0 and mode Both, as the recorder writes them. */
  private static final int[] RECORDED = {0, 0, 0, 0, 3};

  private static final int[] WRAP_MODES = {0, 1, 2, 4, 8};
  private static final int[] ODD_MODES = {
    -1, 3, 5, 7, 9, 16, 255, Integer.MIN_VALUE, Integer.MAX_VALUE
  };

  private final SplittableRandom random;
  private final Options options;
  private final int keyWords;
  private final FloatGenerator floats;
  private final TimeGenerator times;

  CurveGenerator(SplittableRandom random, Options options, int keyWords) {
    this.random = random;
    this.options = options;
    this.keyWords = keyWords;
    this.floats = new FloatGenerator(random);
    this.times = new TimeGenerator(random, options);
  }

  Pose pose() {
    int[] position = times.times();
    // Shared by all seven where the recorder did not thin, else the two groups differ.
    int[] rotation = random.nextBoolean() ? position : times.times();
    return Pose.of(concat(group(3, position), group(4, rotation)));
  }

  Ray ray() {
    return Ray.of(concat(group(3, times.times()), group(3, times.times())));
  }

  Curve booleanCurve() {
    List<Key> keys = new ArrayList<>();
    for (int time : times.times()) {
      boolean odd = options.oddNumbers() && random.nextInt(4) == 0;
      int value = odd ? value() : FloatGenerator.bits(random.nextInt(2));
      keys.add(new Key(new int[] {time, value}));
    }
    return new Curve(wrapMode(), wrapMode(), keys);
  }

  private List<Curve> group(int axes, int[] shared) {
    int preWrap = wrapMode();
    int postWrap = wrapMode();
    boolean recorded = random.nextBoolean();
    List<Curve> group = new ArrayList<>();
    for (int axis = 0; axis < axes; axis++) {
      group.add(new Curve(preWrap, postWrap, keys(shared, recorded)));
    }
    if (options.unevenGroups() && random.nextInt(3) == 0) {
      int axis = random.nextInt(axes);
      group.set(axis, spoiled(group.get(axis)));
    }
    return group;
  }

  private Curve spoiled(Curve curve) {
    List<Key> keys = new ArrayList<>(curve.keys());
    int any = keys.isEmpty() ? 0 : random.nextInt(keys.size());
    return switch (random.nextInt(keys.isEmpty() ? 3 : 8)) {
      case 0 -> new Curve(another(curve.preWrap()), curve.postWrap(), keys);
      case 1 -> new Curve(curve.preWrap(), another(curve.postWrap()), keys);
      case 2 -> curve.withKeys(keys(times.times(), false));
      case 3 -> curve.withKeys(List.of());
      case 4 -> curve.withKeys(keys.subList(1, keys.size()));
      case 5 -> curve.withKeys(flipped(keys, any, 0, 1)); // the next float
      case 6 -> curve.withKeys(flipped(keys, 0, 0, FloatGenerator.NEGATIVE_ZERO)); // mostly of a 0
      // The mode of a full key; of a short one the value, in which the axes differ anyway.
      default -> curve.withKeys(flipped(keys, any, keyWords - 1, 1));
    };
  }

  private static int another(int mode) {
    return mode == 2 ? 1 : 2;
  }

  private static List<Key> flipped(List<Key> keys, int index, int word, int mask) {
    keys.set(index, keys.get(index).flipped(word, mask));
    return keys;
  }

  private List<Key> keys(int[] shared, boolean recorded) {
    List<Key> keys = new ArrayList<>();
    for (int time : shared) {
      int[] bits = new int[keyWords];
      bits[0] = time;
      bits[1] = value();
      for (int word = 2; word < keyWords; word++) {
        bits[word] = recorded ? RECORDED[word - 2] : extra(word);
      }
      keys.add(new Key(bits));
    }
    return keys;
  }

  private int extra(int word) {
    if (word < Key.FULL_WORDS - 1) {
      return value();
    }
    boolean odd = options.oddNumbers() && random.nextInt(4) == 0;
    return odd ? oddMode() : random.nextInt(4);
  }

  private int value() {
    return options.specialFloats() ? floats.wild() : floats.plain();
  }

  private int wrapMode() {
    if (random.nextInt(4) != 0) {
      return Curve.CLAMP_FOREVER;
    }
    boolean odd = options.oddNumbers() && random.nextBoolean();
    return odd ? oddMode() : WRAP_MODES[random.nextInt(WRAP_MODES.length)];
  }

  private int oddMode() {
    return random.nextBoolean() ? ODD_MODES[random.nextInt(ODD_MODES.length)] : random.nextInt();
  }

  private static <T> List<T> concat(List<T> first, List<T> second) {
    return Stream.concat(first.stream(), second.stream()).toList();
  }
}
