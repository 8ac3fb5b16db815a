package dev.diptych.animation.authoring.expect;

import dev.diptych.animation.authoring.space.PlaceException;
import dev.diptych.animation.authoring.space.Space;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import dev.diptych.animation.sampling.Channel;
import dev.diptych.animation.sampling.Movement;
import dev.diptych.animation.sampling.Sampler;
import dev.diptych.animation.sampling.Samples;
import dev.diptych.animation.sampling.SamplingException;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.family.scene.Scene;
import dev.diptych.family.scene.Track;
import java.util.Arrays;
import java.util.List;

/** Samples spaces for drawings: exact at all keys, and within a tolerance between them. */
final class SpaceSampler {
  private static final int ROTATION = 3;
  private static final int WIDTH = 7;

  private static final Channel PLACE = new Channel(Channel.Kind.POSITION, 0, 1e-4);
  private static final Channel TURN = new Channel(Channel.Kind.ROTATION, ROTATION, 0.1);

  /** The limit of times at which something may change; of more, only some count. */
  private static final int MAX_TIMES = 20_000;

  private final double[] times;

  /** A sampler for all times of a scene. */
  SpaceSampler(Scene scene, Playback playback) {
    Window whole = new Window((float) scene.start(), (float) scene.end());
    double[] all = playback.times(whole);
    int step = 1 + all.length / MAX_TIMES;
    double[] some = new double[(all.length + step - 1) / step + 1];
    for (int i = 0; i < some.length - 1; i++) {
      some[i] = all[i * step];
    }
    some[some.length - 1] = all[all.length - 1];
    times = some;
  }

  /**
   * The place and the rotation of a point of a space.
   *
   * @param name of the point
   * @param origin where it is written
   * @param rows the rows that move it
   */
  List<Track> sample(String name, Space space, Vector local, Origin origin, List<KeyRow> rows) {
    Movement movement = (time, values) -> write(space, local, time, values);
    double[] sampled = space.isStill() ? Arrays.copyOf(times, 1) : times;
    double[] keep =
        rows.stream()
            .mapToDouble(KeyRow::time)
            .flatMap(time -> Arrays.stream(new double[] {Sampler.justBefore(time), time}))
            .toArray();
    try {
      Samples samples =
          Sampler.sample(movement, WIDTH, List.of(PLACE, TURN), sampled, Sampler.MAX_NUMBERS);
      return List.of(
          new SampledTrack(name + " Position", samples.thin(PLACE, keep), origin, rows),
          new SampledTrack(name + " Rotation", samples.thin(TURN, keep), origin, rows));
    } catch (SamplingException e) {
      String message = "'" + name + "' cannot be drawn: " + e.getMessage();
      throw new PlaceException("too-much", message, "draw a part of the file: --from, --to");
    }
  }

  private static void write(Space space, Vector local, double time, double[] values) {
    Vector place = space.point(local, time);
    Quaternion turn = space.rotation(time).unit();
    System.arraycopy(place.toArray(), 0, values, 0, ROTATION);
    System.arraycopy(turn.toArray(), 0, values, ROTATION, WIDTH - ROTATION);
  }
}
