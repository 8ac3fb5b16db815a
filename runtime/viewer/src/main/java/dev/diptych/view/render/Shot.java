package dev.diptych.view.render;

import java.util.List;
import java.util.Locale;

/**
 * What frames show.
 *
 * @param times in seconds
 * @param width of a frame, in pixels
 * @param height of a frame, in pixels, without a label
 * @param view where the view is from
 * @param beside whether several files are side by side, and not over each other
 * @param label whether the time is below each frame
 */
public record Shot(
    List<Double> times, int width, int height, View view, boolean beside, boolean label) {
  /** Where the view is from. */
  public enum View {
    /** The view with which the page begins. */
    ORBIT,
    /** What the head sees. */
    HEAD,
    /** The face. */
    FRONT,
    /** From behind. */
    BACK,
    /** From the left-hand side of the person. */
    LEFT,
    /** From the right-hand side of the person. */
    RIGHT,
    /** From above; ahead is up. */
    TOP;

    /** As options and the page have it. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** The limit of the width and of the height of a frame. */
  public static final int MAX_SIDE = 2048;

  /** The height of the label, as the page draws it. */
  static final int LABEL = 20;

  /** Keeps its own copy. */
  public Shot {
    times = List.copyOf(times);
  }
}
