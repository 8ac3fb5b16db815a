package dev.diptych.animation.authoring.take;

import dev.diptych.animation.authoring.space.PlaceException;
import dev.diptych.animation.math.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;

/**
 * Distributes the corrections of a part over its steps: where the hand moves, in proportion to its
 * speed, and so that no step becomes faster than the fastest one. A hand that rests stays at rest.
 */
final class CorrectionSolver {
  private final FigurePart hand;
  private final TakenPart part;
  private final double fastest;
  private final TreeMap<Double, Vector> found = new TreeMap<>();

  CorrectionSolver(FigurePart hand) {
    this.hand = hand;
    this.part = hand.part();
    this.fastest = fastest();
  }

  /** A meeting with what it needs. */
  private record Needed(Meeting meeting, Vector by, double from, double until) {
    double earliest() {
      return Math.max(from, meeting.time() - meeting.fade());
    }

    double latest() {
      return Math.min(until, meeting.time() + meeting.fade());
    }
  }

  /** The steps between two times of the scene. */
  private Steps steps(double from, double until) {
    List<Double> times = new ArrayList<>();
    times.add(part.recording(from));
    for (double time : hand.figure().root().positionTimes()) {
      if (time > part.recording(from) && time < part.recording(until)) {
        times.add(time);
      }
    }
    times.add(part.recording(until));
    return Steps.of(times, part.speed(), this::wrist);
  }

  private Vector wrist(double recorded) {
    double time = part.scene(recorded);
    return hand.uncorrected(0, recorded, time, hand.at(time));
  }

  /** The fastest step while the hand is tracked. */
  private double fastest() {
    Steps all = steps(part.start(), part.end());
    double most = 0;
    for (int step = 0; step < all.size(); step++) {
      double middle = (all.time(step) + all.time(step + 1)) / 2;
      if (hand.figure().trackedAround(middle) != null) {
        most = Math.max(most, all.speed(step));
      }
    }
    return most * Math.max(1, 1 / part.speed()) * part.faster();
  }

  /** The correction of the whole part. */
  Correction solve() {
    List<Needed> all = hand.meetings().stream().map(this::needed).toList();
    for (int i = 0; i < all.size(); i++) {
      Needed each = all.get(i);
      if (i == 0 || !touch(all.get(i - 1), each)) {
        spread(each.earliest(), each.meeting().time(), Vector.ZERO, each.by(), each);
      }
      if (i + 1 < all.size() && touch(each, all.get(i + 1))) {
        Needed next = all.get(i + 1);
        spread(each.meeting().time(), next.meeting().time(), each.by(), next.by(), next);
      } else {
        spread(each.meeting().time(), each.latest(), each.by(), Vector.ZERO, each);
      }
    }
    double[] times = found.keySet().stream().mapToDouble(Double::doubleValue).toArray();
    return new Correction(times, List.copyOf(found.values()));
  }

  private static boolean touch(Needed one, Needed next) {
    return one.until() >= next.meeting().time() && one.latest() > next.earliest();
  }

  private Needed needed(Meeting meeting) {
    double time = meeting.time();
    double[] tracked = hand.figure().trackedAround(part.recording(time));
    if (tracked == null) {
      throw new PlaceException(
              "bad-argument",
              "the recording does not track the hand at " + seconds(time) + " s",
              "choose a time at which it does; `diptych info` lists them")
          .at(meeting.key());
    }
    Vector at = hand.uncorrected(meeting.point(), time);
    Vector by = target(meeting).minus(at);
    return new Needed(
        meeting,
        by,
        Math.max(part.start(), part.scene(tracked[0])),
        Math.min(part.end(), part.scene(tracked[1])));
  }

  private static Vector target(Meeting meeting) {
    try {
      return meeting.target().at(meeting.time());
    } catch (PlaceException e) {
      throw e.at(meeting.key());
    }
  }

  /** Goes from one correction to another one. At an end of what is tracked nothing has to. */
  private void spread(double from, double until, Vector first, Vector last, Needed needed) {
    Vector by = last.minus(first);
    double start = part.recording(from);
    double end = part.recording(until);
    if (!(end > start) || by.norm() == 0) {
      found.put(start, first.norm() > 0 ? first : last);
      found.put(end, first.norm() > 0 ? first : last);
      return;
    }
    Steps steps = steps(from, until);
    double[] done = steps.spread(by.norm(), fastest);
    if (done == null) {
      throw noRoom(needed, by.norm(), steps);
    }
    for (int time = 0; time < done.length; time++) {
      found.put(steps.time(time), first.plus(by.scaled(done[time])));
    }
    found.put(end, last);
  }

  private PlaceException noRoom(Needed needed, double metres, Steps steps) {
    Meeting meeting = needed.meeting();
    String message =
        String.format(
            Locale.ROOT,
            "there is no room to move the hand by %.1f cm to %s without being faster than the"
                + " fastest step of the part, %.2f m/s",
            metres * 100,
            meeting.name(),
            fastest);
    double least = Math.max(fade(needed, metres, -1), fade(needed, metres, 1));
    String help;
    if (Double.isFinite(least)) {
      help = String.format(Locale.ROOT, "write fade(%ss), the least that has room", up(least));
    } else {
      double factor = part.faster() * steps.factor(metres, fastest);
      help =
          "no fade has room: play a longer part, or slower with speed(…)"
              + (Double.isFinite(factor)
                  ? ", or allow faster(" + up(factor) + ")"
                  : "; the hand does not move there");
    }
    return new PlaceException("bad-argument", message, help).at(meeting.key());
  }

  /** The least fade on one side; 0 if that side needs none, infinite if none suffices. */
  private double fade(Needed needed, double metres, int side) {
    double time = needed.meeting().time();
    double end = side < 0 ? needed.from() : needed.until();
    if (end == time) {
      return 0;
    }
    Steps steps = side < 0 ? steps(end, time) : steps(time, end);
    return steps.least(metres, fastest, side < 0) / part.speed();
  }

  /** Rounded up to milliseconds or thousandths. */
  private static String up(double number) {
    return seconds(Math.ceil(number * 1000 - 1e-6) / 1000);
  }

  private static String seconds(double time) {
    String text = String.format(Locale.ROOT, "%.3f", time);
    return text.replaceFirst("\\.?0+$", "");
  }
}
