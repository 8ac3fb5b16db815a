package dev.diptych.animation.authoring.space;

import dev.diptych.animation.authoring.track.KeyRow;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is being evaluated, so that an object whose place depends on itself is found. An object at
 * another time is another thing: a ball may follow the hand that caught it where it was before.
 */
public final class Evaluation {
  /** Objects in each other, more than any text needs, and less than what a thread can hold. */
  private static final int MAX_DEPTH = 200;

  private final List<Active> active = new ArrayList<>();

  /** An object that is being evaluated. */
  private static final class Active {
    private final Object object;
    private final String name;
    private final double time;
    private @Nullable KeyRow row;
    private String space = "";

    private Active(Object object, String name, double time) {
      this.object = object;
      this.name = name;
      this.time = time;
    }
  }

  /** Begins the evaluation of {@code object} at {@code time}; {@link #leave} must follow. */
  void enter(Object object, String name, double time) {
    for (int i = active.size() - 1; i >= 0; i--) {
      Active other = active.get(i);
      if (other.object == object && other.time == time) {
        throw cycle(i);
      }
    }
    if (active.size() >= MAX_DEPTH) {
      throw new PlaceException(
          "too-deep",
          "more than " + MAX_DEPTH + " places in each other",
          "define props in the world, or in fewer others");
    }
    active.add(new Active(object, name, time));
  }

  /** Ends the evaluation that began last. */
  void leave() {
    active.remove(active.size() - 1);
  }

  /** Notes that the object that is being evaluated follows {@code row} in {@code space}. */
  void follow(KeyRow row, Space space) {
    if (!active.isEmpty() && space != Space.WORLD) {
      Active last = active.get(active.size() - 1);
      last.row = row;
      last.space = space.name();
    }
  }

  private PlaceException cycle(int first) {
    List<Cycle.Link> links = new ArrayList<>();
    for (Active each : active.subList(first, active.size())) {
      KeyRow row = each.row;
      if (row != null && !each.name.isEmpty()) {
        links.add(new Cycle.Link(each.name, each.space, row));
      }
    }
    return new Cycle(links).exception();
  }
}
