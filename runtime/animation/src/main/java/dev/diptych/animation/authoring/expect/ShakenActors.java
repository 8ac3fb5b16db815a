package dev.diptych.animation.authoring.expect;

import dev.diptych.animation.authoring.space.Actors;
import dev.diptych.animation.authoring.space.Evaluation;
import dev.diptych.animation.hand.HandSkeleton;
import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.hand.Side;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;

/**
 * Actors, one of which is a little elsewhere or turned: as sampled keys may play them.
 *
 * @param played what is played
 * @param who which one: a hand by its name, {@code Head} or {@code EyeGaze}
 * @param by how far it is moved, in metres
 * @param turn by how much each of its poses is turned about itself
 */
record ShakenActors(Actors played, String who, Vector by, Quaternion turn) implements Actors {
  static final String HEAD = "Head";
  static final String GAZE = "EyeGaze";

  @Override
  public Evaluation evaluation() {
    return played.evaluation();
  }

  @Override
  public Transform head(double time) {
    return who.equals(HEAD) ? shaken(played.head(time)) : played.head(time);
  }

  @Override
  public boolean hasGaze() {
    return played.hasGaze();
  }

  @Override
  public Transform gaze(double time) {
    return who.equals(GAZE) ? shaken(played.gaze(time)) : played.gaze(time);
  }

  @Override
  public boolean has(Side side) {
    return played.has(side);
  }

  @Override
  public double[] joints(Side side, double time) {
    double[] values = played.joints(side, time);
    if (!who.equals(side.label())) {
      return values;
    }
    double[] moved = new double[HandSkeleton.WIDTH];
    for (Joint joint : Joint.values()) {
      Vector place = HandSkeleton.position(values, 0, joint).plus(by);
      HandSkeleton.set(moved, joint, place, turn.times(HandSkeleton.rotation(values, 0, joint)));
    }
    return moved;
  }

  private Transform shaken(Transform at) {
    return new Transform(at.position().plus(by), turn.times(at.rotation()));
  }

  /** Whether there is someone with that name. */
  static boolean has(Actors actors, String who) {
    Side side = Side.named(who).orElse(null);
    return side == null ? who.equals(HEAD) || actors.hasGaze() : actors.has(side);
  }
}
