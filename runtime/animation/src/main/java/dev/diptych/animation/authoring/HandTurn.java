package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.space.Space;
import dev.diptych.animation.authoring.space.TurnPath;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.RotationTrack;
import dev.diptych.animation.math.Quaternion;
import java.util.List;

/** How the wrist of a hand is turned over time. */
sealed interface HandTurn {
  /** The rotation at a time, of length 1. */
  Quaternion at(double time);

  /** The keys of its rows, at least one. */
  List<KeyRow> keys();

  /** Whether it follows nothing. */
  boolean isPlain();

  /** What it follows after its last row. */
  Space last();

  /** A track in the world. */
  record Tracked(RotationTrack track) implements HandTurn {
    @Override
    public Quaternion at(double time) {
      return track.at(time);
    }

    @Override
    public List<KeyRow> keys() {
      return track.rows();
    }

    @Override
    public boolean isPlain() {
      return true;
    }

    @Override
    public Space last() {
      return Space.WORLD;
    }
  }

  /** Rotations that follow something. */
  record Placed(TurnPath path) implements HandTurn {
    @Override
    public Quaternion at(double time) {
      return path.at(time);
    }

    @Override
    public List<KeyRow> keys() {
      return path.keys();
    }

    @Override
    public boolean isPlain() {
      return false;
    }

    @Override
    public Space last() {
      return path.last();
    }
  }

  /** The rotation of the other hand in a mirror, {@code later} seconds later. */
  record Mirrored(HandTurn other, HandPath.MirrorPlane mirror, double later) implements HandTurn {
    @Override
    public Quaternion at(double time) {
      Quaternion frame = mirror.frame().apply(time).rotation();
      return frame.times(frame.inverse().times(other.at(time - later)).mirrored());
    }

    @Override
    public List<KeyRow> keys() {
      return KeyRow.later(other.keys(), later);
    }

    @Override
    public boolean isPlain() {
      return false;
    }

    @Override
    public Space last() {
      return other.last();
    }
  }
}
