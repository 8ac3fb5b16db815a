package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.track.NumberTrack;
import dev.diptych.animation.authoring.track.RotationTrack;
import dev.diptych.animation.authoring.track.Timeline;
import dev.diptych.animation.authoring.track.Tolerances;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import dev.diptych.animation.sampling.Channel;
import dev.diptych.animation.sampling.Samples;
import dev.diptych.authoring.section.Section;
import java.util.List;

/**
 * Writes positions and rotations of a pose, in the way that its layout can hold them: keys with
 * tangents hold eased positions exactly; everything else is sampled.
 *
 * @param output writes keys
 * @param tolerances how far playback may be from what was authored
 */
record PoseOutput(KeyOutput output, Tolerances tolerances) {
  /** Adds a track of positions, such as {@code Position} or {@code Origin}. */
  void position(Section pose, String name, NumberTrack track) {
    if (track.isLinear()) {
      output.addPlain(pose, name, track);
    } else if (hasTangents(pose, name + "X")) {
      output.addExact(pose, name, track);
    } else {
      sampled(pose, name, track, tolerances.position(0));
    }
  }

  /** Adds a track of one number, such as {@code PositionX}. */
  void number(Section pose, String name, NumberTrack track) {
    if (track.isLinear()) {
      output.addPlain(pose, name, track);
    } else if (hasTangents(pose, name)) {
      output.addExact(pose, name, track);
    } else {
      // A channel has three numbers; the other two remain 0.
      Channel channel = tolerances.position(0);
      Samples samples =
          output.sample(
              (time, values) -> track.at(time, values, 0),
              3,
              List.of(channel),
              Timeline.of(track.rows()));
      output.addFirst(pose, name, samples, channel, Timeline.of(track.rows()));
    }
  }

  private void sampled(Section pose, String name, NumberTrack track, Channel channel) {
    Samples samples =
        output.sample(
            (time, values) -> track.at(time, values, 0),
            track.width(),
            List.of(channel),
            Timeline.of(track.rows()));
    output.add(pose, name, samples, channel, Timeline.of(track.rows()));
  }

  /** Adds a track of directions. */
  void direction(Section ray, String name, NumberTrack track) {
    Channel channel = tolerances.direction(0);
    Samples samples =
        output.sample(
            (time, values) -> unit(track.at(time), values),
            3,
            List.of(channel),
            Timeline.of(track.rows()));
    output.add(ray, name, samples, channel, Timeline.of(track.rows()));
  }

  private static void unit(Vector direction, double[] values) {
    Vector unit = direction.norm() > 0 ? direction.unit() : direction;
    values[0] = unit.x();
    values[1] = unit.y();
    values[2] = unit.z();
  }

  /** Adds a track of rotations. */
  void rotation(Section pose, String name, RotationTrack track) {
    Channel channel = tolerances.rotation(0);
    Samples samples =
        output.sample(
            (time, values) -> track.at(time, values, 0),
            Quaternion.IDENTITY.toArray().length,
            List.of(channel),
            Timeline.of(track.rows()));
    output.add(pose, name, samples, channel, Timeline.of(track.rows()));
  }

  private static boolean hasTangents(Section pose, String curve) {
    return pose.layout().child(curve).columns().size() > 1;
  }
}
