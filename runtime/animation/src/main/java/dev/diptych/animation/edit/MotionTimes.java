package dev.diptych.animation.edit;

import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.MotionItem;
import dev.diptych.animation.motion.MotionResult;
import dev.diptych.animation.motion.MotionWriter;
import dev.diptych.animation.motion.Notes;
import dev.diptych.animation.motion.Track;
import dev.diptych.animation.motion.sampling.Sampling;
import dev.diptych.authoring.comment.Moves;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Edits the times of a motion and of the motions in it.
 *
 * @param motion the motion without a name that holds those of a file
 */
public record MotionTimes(Motion motion) {
  /** The times of {@code motion}. */
  public static MotionTimes of(Motion motion) {
    return new MotionTimes(motion);
  }

  /** The last end frame, or the frame of the last key if that is later. */
  public int duration() {
    int last = 0;
    for (Motion each : motion.flattened()) {
      last = Math.max(last, each.endFrame());
      for (Track track : each.tracks()) {
        last = Math.max(last, Arrays.stream(track.frames()).max().orElse(0));
      }
    }
    if (last == 0) {
      throw new IllegalArgumentException("the motion has no frame after 0");
    }
    return last;
  }

  private int first() {
    return motion.flattened().stream()
        .flatMap(each -> each.tracks().stream())
        .flatMapToInt(track -> Arrays.stream(track.frames()))
        .min()
        .orElseThrow(() -> new IllegalArgumentException("the motion has no key"));
  }

  /**
   * Multiplies all frames by {@code factor}, and moves the first key to {@code start} unless it is
   * null.
   */
  public MotionResult retimed(double factor, @Nullable Integer start) {
    long shift = start == null ? 0 : start - frame(first(), factor, 0);
    Motion changed =
        edited(motion, track -> retimed(track, factor, shift), end -> frame(end, factor, shift));
    return new MotionResult(
        changed, List.of(), Moves.keys(frame -> Math.round(frame * factor) + (double) shift));
  }

  private static Track retimed(Track track, double factor, long shift) {
    int[] frames = track.frames();
    for (int row = 0; row < frames.length; row++) {
      int frame = frame(track.frame(row), factor, shift);
      if (row > 0 && frame == frames[row - 1] && track.frame(row) != track.frame(row - 1)) {
        throw new IllegalArgumentException(
            "the keys of '%s' at the frames %d and %d would both be at frame %d"
                .formatted(track.name(), track.frame(row - 1), track.frame(row), frame));
      }
      frames[row] = frame;
    }
    return track.with(frames, track.values());
  }

  private static int frame(int frame, double factor, long shift) {
    long changed = Math.round(frame * factor) + shift;
    if (changed < 0 || changed > Integer.MAX_VALUE) {
      throw new IllegalArgumentException(
          "frame %d would become %d, which a motion cannot have".formatted(frame, changed));
    }
    return (int) changed;
  }

  /**
   * The frames from {@code from} to {@code to}. Where a cut is between keys, a key is inserted.
   *
   * @param shift added to all frames that are kept
   */
  public MotionResult trimmed(int from, int to, int shift) {
    if (from >= duration()) {
      throw new IllegalArgumentException(
          "the motion ends at frame %d, before --from".formatted(duration()));
    }
    Notes notes = new Notes();
    Motion changed =
        edited(
            motion,
            track -> trimmed(track, from, to, shift, notes),
            end -> Math.max(0, Math.min(end, to) + shift));
    return new MotionResult(changed, notes.list(), Moves.keys(frame -> frame + shift));
  }

  private static Track trimmed(Track track, int from, int to, int shift, Notes notes) {
    for (int row = 1; row < track.rows(); row++) {
      if (track.frame(row) < track.frame(row - 1)) {
        throw new IllegalArgumentException(
            "the keys of '%s' are not in ascending order".formatted(track.name()));
      }
    }
    TrackBuilder kept = new TrackBuilder(track);
    boolean beginsBefore = track.rows() > 0 && track.frame(0) < from;
    if (beginsBefore && Arrays.binarySearch(track.frames(), from) < 0) {
      cut(track, from, shift, kept, notes);
    }
    for (int row = 0; row < track.rows(); row++) {
      if (track.frame(row) >= from && track.frame(row) <= to) {
        kept.add(track.frame(row) + shift, track.row(row));
      }
    }
    boolean endsAfter = track.rows() > 0 && track.frame(track.rows() - 1) > to;
    if (endsAfter && Arrays.binarySearch(track.frames(), to) < 0) {
      cut(track, to, shift, kept, notes);
    }
    return kept.build();
  }

  private static void cut(Track track, int frame, int shift, TrackBuilder kept, Notes notes) {
    Sampling sampling = Sampling.of(track);
    sampling.note().ifPresent(notes::add);
    if (track.curve().equals("spline")) {
      notes.add("'%s' is a spline, whose shape changes near a cut".formatted(track.name()));
    }
    double[] values = sampling.at(frame).orElseThrow();
    kept.add(frame + shift, Arrays.stream(values).map(MotionWriter::rounded).toArray());
  }

  /** {@code outer}, which has no end frame, with other tracks and end frames in it. */
  private static Motion edited(Motion outer, UnaryOperator<Track> tracks, IntUnaryOperator ends) {
    List<MotionItem> items =
        outer.items().stream()
            .map(
                item ->
                    item instanceof Track track
                        ? tracks.apply(track)
                        : ended(edited((Motion) item, tracks, ends), ends))
            .toList();
    return outer.with(items);
  }

  private static Motion ended(Motion motion, IntUnaryOperator ends) {
    int end = ends.applyAsInt(motion.endFrame());
    return new Motion(motion.name(), end, motion.loop(), motion.items());
  }
}
