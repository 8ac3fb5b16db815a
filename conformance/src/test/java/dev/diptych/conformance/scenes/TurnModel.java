package dev.diptych.conformance.scenes;

import dev.diptych.conformance.playback.Ease;
import dev.diptych.conformance.playback.Q;
import dev.diptych.conformance.playback.V;
import dev.diptych.conformance.scenes.Rows.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Rotations over time: {@code slerp(S_i·q_i, S_j·q_j, u)}, or as they are written. */
final class TurnModel {
  /**
   * A rotation that follows something.
   *
   * @param turn the rotation at a time
   * @param axes the space in which it is at rest; null if there is none
   * @param local the rotation in it; null likewise
   * @param key what aims, so that a row that repeats it continues it; null if nothing does
   * @param written angles as they are written, with the name before them; or null
   */
  record Goal(Axes.Rotations turn, Axes axes, Supplier<Q> local, Object key, Block.Call written) {
    static Goal of(Axes axes, Supplier<Q> local, Block.Call written) {
      return new Goal(t -> axes.rotation(t).times(local.get()), axes, local, null, written);
    }

    Goal in(Axes other, double when) {
      double before = when - Axes.BEFORE;
      return other == axes
          ? this
          : of(
              other,
              new Lazy<>(() -> other.rotation(before).inverse().times(turn.at(before))),
              null);
    }
  }

  /** A turn about an axis of a space, which is as long as it is written. */
  private record Written(Axes axes, Goal before, Supplier<V> axis, double degrees) {}

  private record Pin(double time, Goal arrive, Goal leave, Written way, Ease ease) {}

  private final SceneModel scene;
  private final Axes axes;
  private final HandModel hand;
  private final Axes.Places eye;
  private final List<Pin> pins = new ArrayList<>();
  private final List<Double> times = new ArrayList<>();

  /**
   * Without rows.
   *
   * @param hand whose rotation it is; null if it is of none
   * @param eye where the object is, for {@code towards} without an axis; null likewise
   */
  TurnModel(SceneModel scene, Axes axes, HandModel hand, Axes.Places eye) {
    this.scene = scene;
    this.axes = axes;
    this.hand = hand;
    this.eye = eye;
  }

  void add(double time, Goal goal) {
    add(new Pin(time, goal, goal, null, Words.linear()));
  }

  private void add(Pin pin) {
    pins.add(pin);
    times.add(pin.time());
    if (pin.ease() == null) {
      scene.jumps.add(pin.time());
    }
  }

  TurnModel read(List<Step> steps, Goal start) {
    Goal before = pins.isEmpty() ? start : pins.get(pins.size() - 1).leave();
    Axes back = axes;
    for (Step step : steps) {
      Pin pin;
      if (step.end()) {
        pin = new Pin(step.time(), before, before.in(back, step.time()), null, Words.linear());
      } else {
        back = before == null || before.axes() == null ? axes : before.axes();
        pin = pin(step, before);
      }
      add(pin);
      before = pin.leave();
    }
    return this;
  }

  private Pin pin(Step step, Goal before) {
    Words words = new Words(step.row().words());
    double time = step.time();
    if (words.take("by")) {
      return by(words, before, time);
    }
    String in = words.takeName("in");
    if (in != null) {
      Axes target = words.take("fixed") ? Axes.WORLD : scene.find(in);
      return new Pin(time, before, before.in(target, time), null, words.ease);
    }
    Goal goal = goal(words, before, time);
    words.requireEnd();
    return new Pin(time, goal, goal, null, words.ease);
  }

  private Pin by(Words words, Goal before, double time) {
    Block.Call call = (Block.Call) words.next();
    V axis = axis(call);
    double degrees = call.name().equals("axis") ? call.numbers()[3] : angle(call);
    Q turn = Turns.about(axis, degrees);
    String in = words.takeName("in");
    Axes own = before.axes() == null ? axes : before.axes();
    Axes space = in == null ? own : scene.find(in);
    Goal base = before.in(space, time);
    Goal after =
        Goal.of(
            space,
            new Lazy<>(
                () -> in == null ? base.local().get().times(turn) : turn.times(base.local().get())),
            null);
    Supplier<V> written = in == null ? () -> base.local().get().turn(axis) : () -> axis;
    return new Pin(time, after, after, new Written(space, base, written, degrees), words.ease);
  }

  private static V axis(Block.Call call) {
    double[] n = call.numbers();
    if (call.name().equals("axis")) {
      return Words.vector(n);
    }
    return new V(
        n[0] == 0 ? 0 : 1, n[1] == 0 && (n[0] != 0 || n[2] != 0) ? 0 : 1, n[2] == 0 ? 0 : 1);
  }

  /** The angle of {@code euler} that has one angle at most. */
  private static double angle(Block.Call call) {
    double sum = 0;
    int count = 0;
    for (double angle : call.numbers()) {
      sum += angle;
      count += angle == 0 ? 0 : 1;
    }
    if (count > 1) {
      throw new IllegalArgumentException("one angle at a time");
    }
    return sum;
  }

  private Goal goal(Words words, Goal before, double time) {
    if (words.take("rest")) {
      double sign = hand.side.equals("Right") ? -1 : 1;
      return Goal.of(scene.body(), () -> Turns.euler(15, sign * 10, sign * 45), null);
    }
    if (words.take("natural")) {
      return Goal.of(
          axes,
          new Lazy<>(() -> axes.rotation(time).inverse().times(hand.playedRotation(time))),
          null);
    }
    if (words.begins("towards")) {
      PathModel.Goal target = new PathModel(scene, axes, null).goal(words, "towards", time);
      return new Goal(t -> Turns.look(target.at(t).minus(eye.at(t))), null, null, null, null);
    }
    Object first = words.next();
    return first instanceof Block.Call call
        ? written(call, words, time)
        : AimModel.read(scene, axes, hand, (String) first, words, before, time);
  }

  private Goal written(Block.Call call, Words words, double time) {
    String in = words.takeName("in");
    Axes found = in == null ? axes : scene.find(in);
    Q local = turn(call);
    if (words.take("fixed")) {
      double then = time - Axes.BEFORE;
      return Goal.of(Axes.WORLD, new Lazy<>(() -> found.rotation(then).times(local)), null);
    }
    return Goal.of(found, () -> local, call);
  }

  static Q turn(Block.Call call) {
    double[] n = call.numbers();
    return call.name().equals("axis")
        ? Turns.about(Words.vector(n), n[3])
        : call.name().equals("euler") ? Turns.euler(n[0], n[1], n[2]) : null;
  }

  Q at(double time) {
    int row = Rows.before(times, time);
    if (row < 0 || row == pins.size() - 1) {
      Pin only = pins.get(Math.max(0, row));
      return (row < 0 ? only.arrive() : only.leave()).turn().at(time);
    }
    Pin from = pins.get(row);
    Pin to = pins.get(row + 1);
    double part = Words.part(to.ease(), time, from.time(), to.time());
    if (to.way() != null) {
      return written(to.way(), from.leave(), part, time);
    }
    Block.Call along = between(from.leave(), to.arrive(), part);
    if (along != null) {
      return from.leave().axes().rotation(time).times(turn(along));
    }
    Q first = from.leave().turn().at(time);
    return part == 0 || from.leave().equals(to.arrive())
        ? first
        : Turns.between(first, to.arrive().turn().at(time), part);
  }

  private static Q written(Written way, Goal from, double part, double time) {
    Q base = from.turn().at(time);
    if (from.axes() != way.axes()) {
      base = Turns.between(base, way.before().turn().at(time), part);
    }
    Q space = way.axes().rotation(time);
    Q turn = Turns.about(way.axis().get(), part * way.degrees());
    return space.times(turn).times(space.inverse()).times(base);
  }

  /** Angles between two rows that differ in one, in one space: what is written is turned. */
  private static Block.Call between(Goal from, Goal to, double part) {
    Block.Call first = from.written();
    Block.Call second = to.written();
    if (first == null
        || second == null
        || from.axes() != to.axes()
        || !first.name().equals(second.name())) {
      return null;
    }
    double[] numbers = first.numbers().clone();
    int differences = 0;
    for (int i = 0; i < numbers.length; i++) {
      boolean axis = first.name().equals("axis") && i < 3;
      differences += first.numbers()[i] == second.numbers()[i] ? 0 : axis ? 2 : 1;
      numbers[i] += part * (second.numbers()[i] - numbers[i]);
    }
    return differences == 1 ? new Block.Call(first.name(), numbers) : null;
  }
}
