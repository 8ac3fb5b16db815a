package dev.diptych.animation.sampling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.diptych.animation.curve.Easing;
import dev.diptych.animation.math.EulerAngles;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.QuaternionRows;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

class SamplerTest {
  private static final double STEP = 0.00037;

  private static SampledKeys keys(Movement movement, Channel channel, double... times)
      throws SamplingException {
    int width = channel.offset() + channel.kind().width();
    return Sampler.sample(movement, width, List.of(channel), times).thin(channel);
  }

  /** A path of three random waves per axis. */
  private static Movement waves(long seed) {
    Random random = new Random(seed);
    double[] height = random.doubles(9, -0.3, 0.3).toArray();
    double[] speed = random.doubles(9, 0, 12).toArray();
    return (time, values) -> {
      for (int wave = 0; wave < 9; wave++) {
        values[wave / 3] = wave % 3 == 0 ? 1 : values[wave / 3];
        values[wave / 3] += height[wave] * Math.sin(speed[wave] * time + wave);
      }
    };
  }

  /** A rotation by Euler angles that are random waves; its sign depends on the time. */
  private static Movement turns(long seed) {
    Movement angles = waves(seed);
    return (time, values) -> {
      angles.at(time, values);
      Quaternion q =
          new EulerAngles(90 * values[0], 180 * values[1], 45 * values[2]).toQuaternion();
      QuaternionRows.put(values, 0, time % 0.1 < 0.05 ? q : q.negated());
    };
  }

  private static double distance(double[] one, double[] other, double sign) {
    double square = 0;
    for (int axis = 0; axis < one.length; axis++) {
      square += Math.pow(one[axis] - sign * other[axis], 2);
    }
    return Math.sqrt(square);
  }

  private static void assertAscending(SampledKeys keys) {
    for (int key = 1; key < keys.size(); key++) {
      assertThat(keys.time(key)).isGreaterThan(keys.time(key - 1));
    }
  }

  @Property(tries = 60)
  void positionsPlayWithinTheTolerance(
      @ForAll long seed, @ForAll @DoubleRange(min = 0.1, max = 10) double millimetres)
      throws SamplingException {
    double tolerance = millimetres / 1000;
    Movement movement = waves(seed);
    Channel channel = new Channel(Channel.Kind.POSITION, 0, tolerance);
    SampledKeys keys = keys(movement, channel, 0, 1, 3);
    assertAscending(keys);
    Playback playback = new Playback(keys);
    double[] exact = new double[3];
    for (double time = 0; time <= 3; time += STEP) {
      movement.at(time, exact);
      assertThat(distance(playback.at(time), exact, 1)).isLessThanOrEqualTo(tolerance);
    }
  }

  @Property(tries = 60)
  void rotationsPlayWithinTheTolerance(
      @ForAll long seed, @ForAll @DoubleRange(min = 0.05, max = 2) double degrees)
      throws SamplingException {
    Movement movement = turns(seed);
    SampledKeys keys = keys(movement, new Channel(Channel.Kind.ROTATION, 0, degrees), 0, 1, 3);
    assertAscending(keys);
    Playback playback = new Playback(keys);
    double[] exact = new double[4];
    for (double time = 0; time <= 3; time += STEP) {
      movement.at(time, exact);
      Quaternion played = QuaternionRows.get(playback.at(time), 0);
      Quaternion wanted = QuaternionRows.get(exact, 0).near(played);
      assertThat(Math.abs(1 - played.norm())).isLessThanOrEqualTo(Math.toRadians(degrees) / 2);
      Quaternion turn = wanted.inverse().times(played.unit());
      assertThat(2 * Math.toDegrees(turn.log().norm())).isLessThanOrEqualTo(degrees);
    }
    for (int key = 1; key < keys.size(); key++) {
      assertThat(rotation(keys, key).dot(rotation(keys, key - 1))).isPositive();
    }
  }

  private static Quaternion rotation(SampledKeys keys, int key) {
    return new Quaternion(
        keys.value(key, 0), keys.value(key, 1), keys.value(key, 2), keys.value(key, 3));
  }

  @Test
  void aCircleTakesAlmostAsFewKeysAsPossible() throws SamplingException {
    double radius = 0.3;
    Movement circle =
        (time, values) -> {
          values[0] = radius * Math.cos(time);
          values[1] = radius * Math.sin(time);
        };
    SampledKeys keys = keys(circle, Channel.position(0), 0, 2 * Math.PI);
    double step = 2 * Math.acos(1 - Channel.DEFAULT_METRES / radius);
    double fewest = 2 * Math.PI / step;
    assertThat(keys.size()).isBetween((int) fewest, (int) (1.15 * fewest) + 2);
  }

  @Test
  void aTurnTakesAKeyPerFifteenDegrees() throws SamplingException {
    Movement turn =
        (time, values) ->
            QuaternionRows.put(values, 0, new EulerAngles(0, 90 * time, 0).toQuaternion());
    SampledKeys keys = keys(turn, Channel.rotation(0), 0, 4);
    assertThat(keys.size()).isBetween(25, 30);
    assertThat(rotation(keys, keys.size() - 1).w())
        .as("half way round")
        .isCloseTo(-1, within(1e-6));
  }

  @Test
  void straightLinesTakeOneKeyPerCorner() throws SamplingException {
    Movement corner = (time, values) -> values[1] = Math.abs(time - 1);
    SampledKeys keys = keys(corner, Channel.position(0), 0, 0.25, 1, 1.5, 3);
    assertThat(keys.size()).isEqualTo(3);
    assertThat(keys.time(1)).isEqualTo(1);
  }

  @Test
  void requiredTimesAreKeys() throws SamplingException {
    Movement still = (time, values) -> values[0] = 4;
    Channel channel = Channel.position(0);
    Samples samples = Sampler.sample(still, 3, List.of(channel), new double[] {0, 0.1, 0.2, 5});
    assertThat(samples.thin(channel).size()).isEqualTo(2);
    SampledKeys keys = samples.thin(channel, 0.1, 0.2);
    assertThat(keys.size()).isEqualTo(4);
    assertThat(keys.time(1)).isEqualTo(0.1f);
  }

  @Test
  void jumpsHoldUntilTheirTime() throws SamplingException {
    Movement step = (time, values) -> values[2] = time < 1 ? 2 : 5;
    SampledKeys keys = keys(step, Channel.position(0), 0, Sampler.justBefore(1), 1, 2);
    assertThat(keys.size()).isEqualTo(4);
    assertThat(new Playback(keys).at(0.9999999)).containsExactly(0, 0, 2);
    SampledKeys unannounced = keys(step, Channel.position(0), 0, 2);
    assertThat(unannounced.size()).isEqualTo(4);
    assertThat(new Playback(unannounced).at(0.999998)).containsExactly(0, 0, 2);
  }

  @Test
  void timesNeedNotBeFartherApartThanFloats() throws SamplingException {
    Movement wave = (time, values) -> values[0] = Math.sin(50 * time);
    for (float start : new float[] {0, 1, 1000, 100_000, -100_000}) {
      float end = start;
      for (int step = 0; step < 9; step++) {
        end = Math.nextUp(end);
        assertAscending(keys(wave, Channel.position(0), start, end));
      }
      assertAscending(keys(wave, Channel.position(0), start, start + 1));
    }
  }

  @Test
  void aNarrowPeakBetweenTheMiddlesIsFound() throws SamplingException {
    Easing overshoot = new Easing.CubicBezier(0.3, 4, 0.7, -3);
    Movement movement = (time, values) -> values[0] = overshoot.at(time);
    Playback playback = new Playback(keys(movement, Channel.position(0), 0, 1));
    for (double time = 0; time <= 1; time += STEP) {
      assertThat(playback.at(time)[0])
          .isCloseTo(overshoot.at(time), within(Channel.DEFAULT_METRES));
    }
  }

  @Test
  void channelsOfOneMovementAreThinnedSeparately() throws SamplingException {
    Movement both =
        (time, values) -> {
          values[0] = Math.sin(3 * time);
          QuaternionRows.put(values, 1, Quaternion.IDENTITY);
          values[3] = 0;
        };
    Movement shifted =
        (time, values) -> {
          double[] own = new double[8];
          both.at(time, own);
          System.arraycopy(own, 0, values, 0, 3);
          values[6] = 1;
        };
    Channel position = Channel.position(0);
    Channel rotation = Channel.rotation(3);
    Samples samples = Sampler.sample(shifted, 7, List.of(position, rotation), new double[] {0, 2});
    assertThat(samples.thin(position).size()).isGreaterThan(10);
    assertThat(samples.thin(rotation).size()).isEqualTo(2);
  }

  @Test
  void emptyAndSingleTimesWork() throws SamplingException {
    Movement still = (time, values) -> values[0] = 4;
    assertThat(keys(still, Channel.position(0)).size()).isZero();
    SampledKeys one = keys(still, Channel.position(0), 2, 2);
    assertThat(one.size()).isEqualTo(1);
    assertThat(one.value(0, 0)).isEqualTo(4);
  }

  @Test
  void tooManyNumbersAreRejected() {
    Channel channel = new Channel(Channel.Kind.POSITION, 0, 1e-9);
    assertThatThrownBy(
            () -> Sampler.sample(waves(1), 3, List.of(channel), new double[] {0, 9}, 3000))
        .isInstanceOf(SamplingException.class)
        .hasMessage("the movement needs more than 3,000 numbers to be sampled");
  }

  @Test
  void movementsThatAreTooFastForKeysAreRejected() {
    Movement fast = (time, values) -> values[0] = 1e38 * Math.sin(time);
    int[] samples = {0};
    Movement counted =
        (time, values) -> {
          samples[0]++;
          fast.at(time, values);
        };
    assertThatThrownBy(() -> keys(counted, Channel.position(0), 0, 1))
        .isInstanceOf(SamplingException.class)
        .hasMessage("this movement is too fast for keys 1 µs apart");
    assertThat(samples[0]).isLessThan(100_000);
  }

  @Test
  void numbersThatAreNotFiniteAreRejected() {
    Movement broken = (time, values) -> values[0] = 1 / (time - 1);
    assertThatThrownBy(() -> keys(broken, Channel.position(0), 0, 2))
        .isInstanceOfSatisfying(SamplingException.class, e -> assertThat(e.time()).isEqualTo(1));
  }
}
