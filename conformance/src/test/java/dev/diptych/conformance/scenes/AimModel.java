package dev.diptych.conformance.scenes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.playback.Q;
import dev.diptych.conformance.playback.V;
import java.util.ArrayList;
import java.util.List;

/**
 * A rotation with one or two axes that point somewhere. The turn about one axis is solved by the
 * arm, which is judged elsewhere: it is taken from what is played at the time of the row, and only
 * it; the axis itself must point there.
 */
final class AimModel {
  private static final double DEGREES = 0.1;

  private record Axis(V own, Axes.Places direction) {}

  private final HandModel hand;
  private final List<Axis> axes = new ArrayList<>();
  private final Lazy<Q> start;
  private final double time;

  private AimModel(HandModel hand, double time) {
    this.hand = hand;
    this.time = time;
    this.start = new Lazy<>(this::start);
  }

  static TurnModel.Goal read(
      SceneModel scene,
      Axes space,
      HandModel hand,
      String first,
      Words words,
      TurnModel.Goal before,
      double time) {
    AimModel aim = new AimModel(hand, time);
    List<Object> key = new ArrayList<>();
    String axis = first;
    while (axis != null) {
      aim.axes.add(new Axis(own(axis, hand.side), aim.direction(scene, space, words, key, axis)));
      axis = words.isEmpty() ? null : (String) words.next();
    }
    return before != null && key.equals(before.key())
        ? before
        : new TurnModel.Goal(aim::at, null, null, key, null);
  }

  private static V own(String axis, String side) {
    return switch (axis) {
      case "palm" -> new V(0, -1, 0);
      case "fingers" -> new V(0, 0, 1);
      case "thumb" -> new V(side.equals("Right") ? -1 : 1, 0, 0);
      default -> throw new IllegalArgumentException("no axis: " + axis);
    };
  }

  private Axes.Places direction(
      SceneModel scene, Axes space, Words words, List<Object> key, String axis) {
    key.add(axis);
    String face = words.takeName("onto");
    double[] along = words.takeCall("along");
    if (face != null || along != null) {
      String in = face == null ? words.takeName("in") : face.substring(0, face.indexOf('.'));
      Axes owner = in == null ? space : scene.find(in);
      V local = face == null ? Words.vector(along) : PropModel.outward(face).times(-1);
      boolean fixed = words.take("fixed");
      key.addAll(List.of(owner, local, fixed));
      double then = time - Axes.BEFORE;
      return t -> owner.rotation(fixed ? then : free(owner, t)).turn(local);
    }
    PathModel.Goal target = new PathModel(scene, space, null).goal(words, "towards", time);
    key.addAll(List.of(target.axes(), target.local().get()));
    return t -> target.at(t).minus(hand.place(t));
  }

  /** What a hand holds goes with it: it points to where that was when it took it. */
  private double free(Axes owner, double t) {
    return owner instanceof PropModel prop ? prop.before(t, hand.side) : t;
  }

  private Q start() {
    V direction = axes.get(0).direction().at(time);
    Q played = hand.playedRotation(time);
    V points = played.turn(axes.get(0).own());
    double off =
        Math.toDegrees(Math.atan2(Turns.cross(points, direction).length(), points.dot(direction)));
    assertThat(off)
        .as("degrees between an axis and where it aims at %s s", time)
        .isLessThan(DEGREES);
    return Turns.shortest(points, direction).times(played);
  }

  private Q at(double t) {
    V direction = Turns.unit(axes.get(0).direction().at(t));
    if (axes.size() == 1) {
      return Turns.shortest(axes.get(0).direction().at(time), direction).times(start.get());
    }
    V own = axes.get(0).own();
    V second = axes.get(1).own();
    V wanted = axes.get(1).direction().at(t);
    V across = Turns.unit(wanted.minus(direction.times(direction.dot(wanted))));
    Q turned = Turns.shortest(own, direction);
    V has = turned.turn(Turns.unit(second.minus(own.times(own.dot(second)))));
    double angle = Math.atan2(direction.dot(Turns.cross(has, across)), has.dot(across));
    return Turns.about(direction, Math.toDegrees(angle)).times(turned);
  }
}
