package dev.diptych.conformance.independent;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Makes small random animations. The same seed always makes the same one.
 *
 * <p>A test names the layout to the product: what follows the body can make a file of one layout
 * readable as the other. Four trailing zeros after a documented body are an empty list of markers.
 */
public final class AnimationGenerator {
  private static final int[] ODD_FLAGS = {2, 127, 128, 255};

  private final SplittableRandom random;
  private final Shape shape;
  private final Options options;

  private AnimationGenerator(SplittableRandom random, Shape shape, Options options) {
    this.random = random;
    this.shape = shape;
    this.options = options;
  }

  /** An animation of any shape. As many consecutive seeds as there are shapes cover each once. */
  public static Animation animation(long seed, Options options) {
    int index = Math.floorMod(seed, Shape.ALL.size());
    return animation(seed, Shape.ALL.get(index), options);
  }

  /** An animation of the given shape. */
  public static Animation animation(long seed, Shape shape, Options options) {
    return new AnimationGenerator(new SplittableRandom(seed), shape, options).animation();
  }

  private Animation animation() {
    int keyWords = shape.layout().floatKeyWords(shape.minor());
    CurveGenerator curves = new CurveGenerator(random, options, keyWords);
    MarkerGenerator markers = new MarkerGenerator(random, options);
    boolean hands = shape.hasHands();
    return new Animation(
        1,
        shape.minor(),
        shape.layout(),
        flag(shape.hasCamera()),
        flag(hands),
        flag(shape.hasGaze()),
        shape.hasCamera() ? curves.pose() : null,
        hands ? curves.booleanCurve() : null,
        hands ? curves.booleanCurve() : null,
        hands ? curves.booleanCurve() : null,
        hands ? curves.booleanCurve() : null,
        hands ? joints(curves) : null,
        hands ? joints(curves) : null,
        shape.hasGaze() ? curves.ray() : null,
        shape.layout().hasMarkers() ? markers.markers() : null,
        trailing());
  }

  private static List<Pose> joints(CurveGenerator curves) {
    return IntStream.range(0, Animation.JOINTS).mapToObj(joint -> curves.pose()).toList();
  }

  private int flag(boolean present) {
    if (shape.minor() == 0) {
      return -1;
    }
    boolean odd = present && options.oddNumbers() && random.nextInt(3) == 0;
    return odd ? ODD_FLAGS[random.nextInt(ODD_FLAGS.length)] : present ? 1 : 0;
  }

  private byte[] trailing() {
    if (!options.trailing() || random.nextInt(3) != 0) {
      return new byte[0];
    }
    byte[] bytes = new byte[random.nextInt(1, 33)];
    if (random.nextBoolean()) { // else zeros, as padding has them
      random.nextBytes(bytes);
    }
    return bytes;
  }
}
