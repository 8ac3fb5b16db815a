package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import java.util.List;

/** The movement of the head. */
interface Head {
  /** A head that stays at the origin and looks along +Z. */
  Head AT_REST =
      new Head() {
        @Override
        public Vector position(double time) {
          return Vector.ZERO;
        }

        @Override
        public Quaternion rotation(double time) {
          return Quaternion.IDENTITY;
        }

        @Override
        public List<KeyRow> keys() {
          return List.of();
        }
      };

  /** Where it is, in metres. */
  Vector position(double time);

  /** How it is turned. */
  Quaternion rotation(double time);

  /** The keys between which it moves. */
  List<KeyRow> keys();
}
