package dev.diptych.animation.authoring.expect;

import dev.diptych.animation.authoring.space.Prop;
import dev.diptych.animation.authoring.space.Space;
import dev.diptych.animation.authoring.space.Stage;
import dev.diptych.animation.hand.Side;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** An animation that is played, with the props of a text. */
final class Playback {
  /** Parts of a time between keys in which the way of a prop is measured. */
  private static final int PARTS = 8;

  /**
   * How much longer the way in a part may be than the line between its ends. Between keys and steps
   * of props each movement goes one way along a line, or turns less than half around; so that the
   * way in a part is at most an arc of as much. Of an arc of half a turn, it is 1.57.
   */
  private static final double MARGIN = 2;

  /** Below it, a prop rests: the last bits of its numbers differ. */
  private static final double REST = 1e-12;

  private final PlayedActors actors;
  private final double end;
  private final double[] times;
  private final Map<String, List<PlayedPose>> played = new HashMap<>();

  /**
   * A playback.
   *
   * @param stage the props of a text, over {@code actors}
   */
  Playback(InputAnimation animation, PlayedActors actors, Stage stage) {
    this.actors = actors;
    this.end = animation.duration();
    this.times = KeyTimes.of(animation, stage.steps().toArray());
  }

  /** The time of the last key. */
  double end() {
    return end;
  }

  /** The flags. */
  PlayedActors actors() {
    return actors;
  }

  /** Two times, and all times between them at which something may change, ascending. */
  double[] times(Window window) {
    int from = Arrays.binarySearch(times, window.from());
    int start = from < 0 ? -from - 1 : from + 1;
    int until = Arrays.binarySearch(times, window.until());
    int stop = until < 0 ? -until - 1 : until;
    if (window.from() == window.until()) {
      return new double[] {window.from()};
    }
    double[] found = new double[Math.max(0, stop - start) + 2];
    found[0] = window.from();
    System.arraycopy(times, start, found, 1, found.length - 2);
    found[found.length - 1] = window.until();
    return found;
  }

  /** The nearest times before and after {@code time} at which something may change. */
  Window around(double time) {
    int at = Arrays.binarySearch(times, time);
    int before = at < 0 ? -at - 2 : at - 1;
    int after = at < 0 ? -at - 1 : at + 1;
    return new Window(
        before < 0 ? time : times[before], after >= times.length ? time : times[after]);
  }

  /** The parts of {@code window} in which all of {@code hands} are tracked. */
  List<Window> tracked(Window window, Set<Side> hands) {
    if (hands.isEmpty()) {
      return List.of(window);
    }
    List<Window> found = new ArrayList<>();
    double start = Double.NaN;
    for (double time : times(window)) {
      boolean tracked = hands.stream().allMatch(side -> actors.isTracked(side, time));
      if (tracked && Double.isNaN(start)) {
        start = time;
      } else if (!tracked && !Double.isNaN(start)) {
        found.add(new Window(start, Math.max(start, Math.nextDown((float) time))));
        start = Double.NaN;
      }
    }
    if (!Double.isNaN(start)) {
      found.add(new Window(start, window.until()));
    }
    return found;
  }

  /** Whether the place of a space is on straight lines between keys. */
  boolean isStraight(Space space) {
    return space == Space.WORLD || !poses(space).isEmpty();
  }

  private List<PlayedPose> poses(Space space) {
    return space instanceof Prop ? List.of() : played.computeIfAbsent(space.name(), actors::poses);
  }

  /** How fast a space moves at most between two times without a key between them. */
  Rates rates(Space space, double from, double until) {
    if (space == Space.WORLD) {
      return Rates.NONE;
    }
    List<PlayedPose> poses = poses(space);
    if (poses.isEmpty()) {
      return measured(space, from, until);
    }
    Rates turning = poses.get(poses.size() - 1).rates(from, until);
    if (poses.size() == 1) {
      return turning;
    }
    double metres = space.origin(until).minus(space.origin(from)).norm() / (until - from);
    return new Rates(metres, turning.degrees());
  }

  private static Rates measured(Space space, double from, double until) {
    double step = (until - from) / PARTS;
    Vector place = space.origin(from);
    Quaternion rotation = space.rotation(from);
    double most = 0;
    double turn = 0;
    for (int part = 1; part <= PARTS; part++) {
      double time = from + part * step;
      Vector next = space.origin(time);
      Quaternion turned = space.rotation(time);
      most = Math.max(most, next.minus(place).norm());
      turn = Math.max(turn, Angles.between(rotation, turned));
      place = next;
      rotation = turned;
    }
    return most < REST && turn < REST
        ? Rates.NONE
        : new Rates(MARGIN * most / step, MARGIN * turn / step);
  }
}
