package dev.diptych.animation.edit;

import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.MotionItem;
import dev.diptych.animation.motion.Track;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Plays one motion after another. A track that ends before its motion keeps its last key until
 * then, and one that begins after the start of the other has its first key from there on.
 *
 * @param end the frame at which the first motion ends
 * @param start the frame at which the second one starts
 */
public record MotionConcat(int end, int start) {
  /**
   * {@code second} after {@code first}; both have the same motions and tracks.
   *
   * @param gap the number of frames in between
   */
  public static Motion of(Motion first, Motion second, int gap) {
    int end = MotionTimes.of(first).duration();
    return new MotionConcat(end, Math.addExact(end, gap)).motion(first, second, true);
  }

  private Motion motion(Motion first, Motion second, boolean outermost) {
    if (first.items().size() != second.items().size()) {
      throw new IllegalArgumentException("the files do not have the same motions and tracks");
    }
    List<MotionItem> items = new ArrayList<>();
    for (int i = 0; i < first.items().size(); i++) {
      items.add(item(first.items().get(i), second.items().get(i)));
    }
    int last = outermost ? 0 : Math.addExact(start, second.endFrame());
    return new Motion(first.name(), last, first.loop(), items);
  }

  private MotionItem item(MotionItem first, MotionItem second) {
    if (first instanceof Motion motion && second instanceof Motion other) {
      return motion(motion, other, false);
    }
    if (first instanceof Track track && second instanceof Track other && fits(track, other)) {
      return track(track, other);
    }
    throw new IllegalArgumentException(
        "the files do not have the same tracks: '%s' is where the other has '%s'"
            .formatted(first.name(), second.name()));
  }

  private static boolean fits(Track track, Track other) {
    return track.kind() == other.kind()
        && track.name().equals(other.name())
        && track.className().equals(other.className())
        && track.member().equals(other.member())
        && track.curve().equals(other.curve());
  }

  private Track track(Track first, Track second) {
    TrackBuilder keys = new TrackBuilder(first);
    for (int row = 0; row < first.rows(); row++) {
      keys.add(first.frame(row), first.row(row));
    }
    if (second.rows() == 0) {
      return keys.build();
    }
    if (keys.size() > 0 && keys.lastFrame() < end) {
      keys.add(end, keys.lastValues());
    }
    boolean waits = second.frame(0) > 0;
    join(keys, start, second.row(0), first.name());
    for (int row = waits ? 0 : 1; row < second.rows(); row++) {
      keys.add(Math.addExact(start, second.frame(row)), second.row(row));
    }
    return keys.build();
  }

  private static void join(TrackBuilder keys, int frame, double[] values, String name) {
    boolean same = keys.size() > 0 && keys.lastFrame() == frame;
    if (same && !Arrays.equals(keys.lastValues(), values)) {
      throw new IllegalArgumentException(
          "both have a key of '%s' at frame %d, with different values: use --gap 1"
              .formatted(name, frame));
    }
    if (!same) {
      keys.add(frame, values);
    }
  }
}
