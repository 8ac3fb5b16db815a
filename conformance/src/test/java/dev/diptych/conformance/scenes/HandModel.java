package dev.diptych.conformance.scenes;

import dev.diptych.conformance.playback.Q;
import dev.diptych.conformance.playback.V;
import dev.diptych.conformance.scenes.Rows.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A hand of a scene. Only its shape is taken from the compiled file: where joints are from the
 * wrist, in the axes of the wrist.
 */
final class HandModel {
  final String side;
  private final PlayedHand shape;
  private PathModel path;
  private TurnModel turn;
  private HandModel other;
  private Axes plane;
  private double time = Double.NaN;
  private Q turned;
  private V placed;

  HandModel(String side, PlayedHand shape) {
    this.side = side;
    this.shape = shape;
  }

  void read(SceneModel scene, Block block) {
    if (block.word("mirror") != null) {
      mirror(scene, block);
      return;
    }
    Axes axes = block.word("in") == null ? Axes.WORLD : scene.find(block.word("in"));
    List<Step> steps = new ArrayList<>();
    block.children("move").forEach(move -> steps.addAll(Rows.of(move.rows, move.about)));
    steps.sort(Comparator.comparingDouble(Step::time));
    path = new PathModel(scene, axes, side).read(steps, null);
    turn = new TurnModel(scene, axes, this, null);
    List<Block.Row> rows = block.child("turn").map(each -> each.rows).orElse(List.of());
    if (rows.isEmpty()) {
      turn.add(0, TurnModel.Goal.of(Axes.WORLD, () -> Turns.NONE, null));
    } else {
      turn.read(Rows.of(rows, ""), null);
    }
  }

  /** At x = 0 of what the block names; else of the body at the first row. */
  private void mirror(SceneModel scene, Block block) {
    other = scene.hand(block.word("mirror"));
    plane =
        block.word("in") != null
            ? scene.find(block.word("in"))
            : new Axes() {
              @Override
              public V origin(double t) {
                return scene.body().origin(other.first());
              }

              @Override
              public Q rotation(double t) {
                return scene.body().rotation(other.first());
              }
            };
  }

  /** The time of the first row of its path. */
  double first() {
    return other == null ? path.first() : other.first();
  }

  /** What its path wants, between the points of two rows. */
  V place(double t) {
    return path.at(t);
  }

  Q playedRotation(double t) {
    return shape.turn("Wrist", t);
  }

  V joint(String point, double t) {
    if (other != null) {
      V local = plane.local(other.joint(point, t), t);
      return plane.point(Turns.mirrored(local), t);
    }
    Q wrist = wrist(t);
    V place = place(t, wrist);
    return point.equals("Wrist") ? place : place.plus(wrist.turn(shape.local(point, t)));
  }

  Q jointTurn(String point, double t) {
    if (other != null) {
      Q frame = plane.rotation(t);
      return frame.times(Turns.mirrored(frame.inverse().times(other.jointTurn(point, t))));
    }
    return wrist(t).times(shape.localTurn(point, t));
  }

  private Q wrist(double t) {
    if (t != time) {
      Q found = turn.at(t);
      time = t;
      turned = found;
      placed = null;
    }
    return turned;
  }

  private V place(double t, Q wrist) {
    if (t == time && placed != null) {
      return placed;
    }
    V found = path.at(t, point -> wrist.turn(shape.local(point, t)));
    if (t == time) {
      placed = found;
    }
    return found;
  }
}
