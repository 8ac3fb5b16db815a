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
 * @param focus the names of what is in view, and followed; none for what moves
 * @param beside whether several files are side by side, and not over each other
 * @param label the height of what is below each frame: 0 for nothing, or {@link #label}
 */
public record Shot(
    List<Double> times,
    int width,
    int height,
    View view,
    List<String> focus,
    boolean beside,
    int label) {
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

  /** The height of a time, and of each check below it, as the page draws them. */
  private static final int TIME = 20;

  private static final int CHECK = 16;

  private static final int MAX_CHECKS = 4;

  /** Keeps its own copies. */
  public Shot {
    times = List.copyOf(times);
    focus = List.copyOf(focus);
  }

  /** The height of the time below a frame, and of the checks at that time, if there are any. */
  public static int label(int checks) {
    return TIME + CHECK * Math.min(checks, MAX_CHECKS);
  }
}
