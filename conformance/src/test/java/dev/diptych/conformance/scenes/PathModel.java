package dev.diptych.conformance.scenes;

import dev.diptych.conformance.playback.Ease;
import dev.diptych.conformance.playback.V;
import dev.diptych.conformance.scenes.Rows.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A path by its one formula: {@code (1 − u)·(P_i − R·l_i) + u·(P_j − R·l_j)}, also where both rows
 * are of one point in one space.
 */
final class PathModel {
  private static final V HERE = new V(0, 0, 0);

  /**
   * A point of a space.
   *
   * @param axes the space
   * @param back the space that counts as that of the row: the world if it was taken at one time
   * @param local the point in it
   */
  record Goal(Axes axes, Axes back, Supplier<V> local) {
    static Goal of(Axes axes, V local) {
      return new Goal(axes, axes, () -> local);
    }

    V at(double time) {
      return axes.point(local.get(), time);
    }

    /** The same point, from {@code when} on at rest in another space. */
    Goal in(Axes other, double when) {
      double before = when - Axes.BEFORE;
      return other == axes
          ? this
          : new Goal(other, other, new Lazy<>(() -> other.local(at(before), before)));
    }

    Goal moved(V by) {
      return new Goal(axes, back, new Lazy<>(() -> local.get().plus(by)));
    }
  }

  private record Pin(double time, String point, Goal arrive, Goal leave, Ease ease) {}

  private final SceneModel scene;
  private final Axes axes;
  private final String side;
  private final List<Pin> pins = new ArrayList<>();
  private final List<Double> times = new ArrayList<>();

  /**
   * A path without rows.
   *
   * @param axes the space of rows without one
   * @param side whose {@code rest} it is; null if it has none
   */
  PathModel(SceneModel scene, Axes axes, String side) {
    this.scene = scene;
    this.axes = axes;
    this.side = side;
  }

  /** Adds a row that nothing writes. */
  void add(double time, Goal goal) {
    add(new Pin(time, "Wrist", goal, goal, Words.linear()));
  }

  private void add(Pin pin) {
    pins.add(pin);
    times.add(pin.time());
    if (pin.ease() == null) {
      scene.jumps.add(pin.time());
    }
  }

  /** Adds the rows; {@code start} is where they begin if the path is empty, or null. */
  PathModel read(List<Step> steps, Goal start) {
    Goal before = pins.isEmpty() ? start : pins.get(pins.size() - 1).leave();
    String point = pins.isEmpty() ? null : "Wrist";
    Axes back = axes;
    for (Step step : steps) {
      Pin pin;
      if (step.end()) {
        pin = new Pin(step.time(), point, before, before.in(back, step.time()), Words.linear());
      } else {
        back = before == null ? axes : before.back();
        pin = pin(step, before, point);
      }
      add(pin);
      before = pin.leave();
      point = pin.point();
    }
    return this;
  }

  private Pin pin(Step step, Goal before, String pointBefore) {
    Words words = new Words(step.row().words());
    double time = step.time();
    String point = pointBefore == null ? step.point() : pointBefore;
    double[] by = words.takeCall("by");
    if (by != null) {
      String in = words.takeName("in");
      Goal from = in == null ? before : before.in(scene.find(in), time);
      return pin(step, words, point, from.moved(Words.vector(by)));
    }
    if (words.take("rest")) {
      double x = side.equals("Right") ? 0.22 : -0.22;
      return pin(step, words, "Wrist", Goal.of(scene.body(), new V(x, -0.5, 0.2)));
    }
    String in = words.takeName("in");
    if (in != null) {
      Axes target = words.take("fixed") ? Axes.WORLD : scene.find(in);
      return new Pin(time, point, before, before.in(target, time), words.ease);
    }
    return pin(step, words, step.point(), goal(words, "at", time));
  }

  private static Pin pin(Step step, Words words, String point, Goal goal) {
    words.requireEnd();
    return new Pin(step.time(), point, goal, goal, words.ease);
  }

  /** A place: {@code (x y z) in S}, or that or a name after {@code word}; with {@code fixed}. */
  Goal goal(Words words, String word, double time) {
    String name = words.takeName(word);
    V local = HERE;
    Axes found = axes;
    if (name == null) {
      double[] numbers = words.takeCall("");
      local = Words.vector(numbers == null ? words.takeCall(word) : numbers);
      String in = words.takeName("in");
      found = in == null ? axes : scene.find(in);
    } else {
      found = scene.find(name);
    }
    boolean fixed = words.take("fixed");
    V point = local;
    return fixed ? new Goal(found.fixed(time), Axes.WORLD, () -> point) : Goal.of(found, point);
  }

  double first() {
    return times.get(0);
  }

  /** The place itself, for what has no points. */
  V at(double time) {
    return at(time, point -> HERE);
  }

  /**
   * Where the object is.
   *
   * @param offsets where its points are from it, with the rotation that it has
   */
  V at(double time, Function<String, V> offsets) {
    int row = Rows.before(times, time);
    if (row < 0 || row == pins.size() - 1) {
      Pin only = pins.get(Math.max(0, row));
      Goal goal = row < 0 ? only.arrive() : only.leave();
      return goal.at(time).minus(offsets.apply(only.point()));
    }
    Pin from = pins.get(row);
    Pin to = pins.get(row + 1);
    double part = Words.part(to.ease(), time, from.time(), to.time());
    V first = from.leave().at(time).minus(offsets.apply(from.point()));
    return part == 0
        ? first
        : first.to(to.arrive().at(time).minus(offsets.apply(to.point())), part);
  }
}
