package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.space.PlacePath;
import dev.diptych.animation.authoring.space.TurnPath;
import dev.diptych.animation.authoring.track.NumberTrack;
import dev.diptych.animation.authoring.track.RotationTrack;
import dev.diptych.animation.authoring.track.Timeline;
import dev.diptych.animation.authoring.track.Tolerances;
import dev.diptych.animation.math.Vector;
import dev.diptych.animation.sampling.Channel;
import dev.diptych.animation.sampling.Movement;
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
      Movement movement = (time, values) -> track.at(time, values, 0);
      sampled(pose, name, Timeline.of(track.rows()), tolerances.position(0), movement, 3);
    }
  }

  /** Adds a path of positions: as a track if it is one, and sampled otherwise. */
  void path(Section pose, String name, PlacePath path, SceneKeys all) {
    path.plain()
        .ifPresentOrElse(
            track -> position(pose, name, track),
            () -> {
              Timeline keys = all.of(List.of(path.keys()), path.last());
              Movement movement = (time, values) -> put(path.at(time).toArray(), values);
              sampled(pose, name, keys, tolerances.position(0), movement, 3);
            });
  }

  /** Adds a path of rotations: as a track if it is one, and sampled otherwise. */
  void turn(Section pose, String name, TurnPath turn, SceneKeys all) {
    turn.plain()
        .ifPresentOrElse(
            track -> rotation(pose, name, track),
            () -> {
              Timeline keys = all.of(List.of(turn.keys()), turn.last());
              Movement movement = (time, values) -> put(turn.at(time).toArray(), values);
              sampled(pose, name, keys, tolerances.rotation(0), movement, 4);
            });
  }

  private static void put(double[] numbers, double[] values) {
    System.arraycopy(numbers, 0, values, 0, numbers.length);
  }

  /** Adds a track of one number, such as {@code PositionX}. */
  void number(Section pose, String name, NumberTrack track) {
    if (track.isLinear()) {
      output.addPlain(pose, name, track);
    } else if (hasTangents(pose, name)) {
      output.addExact(pose, name, track);
    } else {
      // A channel has three numbers; the other two remain 0.
      Movement movement = (time, values) -> track.at(time, values, 0);
      sampled(pose, name, Timeline.of(track.rows()), tolerances.position(0), movement, 1);
    }
  }

  /** Adds a track of directions. */
  void direction(Section ray, String name, NumberTrack track) {
    Movement movement = (time, values) -> unit(track.at(time), values);
    sampled(ray, name, Timeline.of(track.rows()), tolerances.direction(0), movement, 3);
  }

  private static void unit(Vector direction, double[] values) {
    put((direction.norm() > 0 ? direction.unit() : direction).toArray(), values);
  }

  /** Adds a track of rotations. */
  void rotation(Section pose, String name, RotationTrack track) {
    Movement movement = (time, values) -> track.at(time, values, 0);
    sampled(pose, name, Timeline.of(track.rows()), tolerances.rotation(0), movement, 4);
  }

  /** Adds the first {@code cells} numbers of a movement of one channel. */
  private void sampled(
      Section pose, String name, Timeline keys, Channel channel, Movement movement, int cells) {
    Samples samples = output.sample(movement, channel.kind().width(), List.of(channel), keys);
    output.addFirst(pose, name, samples, channel, keys, cells);
  }

  private static boolean hasTangents(Section pose, String curve) {
    return pose.layout().child(curve).columns().size() > 1;
  }
}
