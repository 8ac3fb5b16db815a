package dev.diptych.animation.input.lint;

import dev.diptych.animation.hand.Arm;
import dev.diptych.animation.hand.Body;
import dev.diptych.animation.math.Vector;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Finds jumps of a wrist: steps from key to key that are faster than a person, in the world and
 * relative to the camera. Steps after each other are one jump, so that an easing hides none.
 */
final class Jumps {
  /** In metres; {@code position-far} reports what is farther. */
  private static final double LONGEST = 1000;

  /** In metres; a device corrects itself by centimetres from one frame to the next. */
  private static final double LEAST = 0.08;

  private final @Nullable PoseCursor head;
  private final Consumer<Jump> sink;
  private @Nullable Step before;
  private @Nullable Jump jump;

  /** Where a jump begins. */
  private @Nullable Step start;

  /**
   * A jump.
   *
   * @param key the key to which its first step leads
   * @param way how far it is, in metres
   * @param from when it begins, in seconds
   * @param until when it is farthest
   */
  record Jump(int key, double way, double from, double until) {}

  /** A place in the world, and relative to the body if there is one. */
  private record Step(Vector place, @Nullable Vector local, double time) {
    /** The shorter one of both ways. */
    double way(Step from) {
      double world = place.minus(from.place).norm();
      Vector one = from.local;
      return local == null || one == null ? world : Math.min(world, local.minus(one).norm());
    }
  }

  /**
   * A search.
   *
   * @param head the camera, or null
   * @param sink receives the jumps
   */
  Jumps(@Nullable PoseCursor head, Consumer<Jump> sink) {
    this.head = head;
    this.sink = sink;
  }

  /**
   * Adds the next place.
   *
   * @param tracked whether the hand was tracked until then
   */
  void add(Vector place, double time, int key, boolean tracked) {
    Step step = new Step(place, local(place, time), time);
    Step last = before;
    if (last != null && tracked && step.way(last) > Arm.FASTEST * (time - last.time)) {
      Step first = start == null ? last : start;
      start = first;
      double way = step.place.minus(first.place).norm();
      Jump known = jump;
      if (known == null && step.way(first) > LEAST && way < LONGEST) {
        jump = new Jump(key, way, first.time, time);
      } else if (known != null && way > known.way && way < LONGEST) {
        jump = new Jump(known.key, way, known.from, time);
      }
    } else {
      end();
    }
    before = step;
  }

  private @Nullable Vector local(Vector place, double time) {
    if (head == null) {
      return null;
    }
    Optional<Body> body = Body.of(head.position(time), head.rotation(time));
    return body.map(each -> each.local(place)).orElse(null);
  }

  /** Ends the current jump. */
  void end() {
    Jump found = jump;
    if (found != null) {
      sink.accept(found);
    }
    jump = null;
    start = null;
  }
}
