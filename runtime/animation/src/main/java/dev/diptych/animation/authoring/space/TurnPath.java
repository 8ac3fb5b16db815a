package dev.diptych.animation.authoring.space;

import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.RotationTrack;
import dev.diptych.animation.curve.Keyframes;
import dev.diptych.animation.math.Quaternion;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * Rotations over time. Both rows around a time follow their spaces, and the rotation goes from one
 * to the other by the shortest turn, or as written. Consecutive rows at rest in one space are a
 * run: a track of rotations in that space.
 */
public final class TurnPath {
  private static final int PIECES = 8;
  private static final int MAX_PIECES = 1 << 12;
  private static final double STEP = 45;

  private final List<TurnRow> rows;
  private final List<KeyRow> keys;
  private final double[] times;
  private final Runs<RotationTrack> runs;
  private final Evaluation evaluation;

  /**
   * A path.
   *
   * @param rows the rows, ascending, at least one
   * @param evaluation finds cycles
   */
  TurnPath(List<TurnRow> rows, Evaluation evaluation) {
    this.rows = List.copyOf(rows);
    this.keys = rows.stream().map(TurnRow::key).toList();
    this.times = keys.stream().mapToDouble(KeyRow::time).toArray();
    this.evaluation = evaluation;
    this.runs = new Runs<>(times.length, this::isRun, this::changes, this::track);
  }

  private boolean changes(int row) {
    return rows.get(row).arrive().space() != rows.get(row).leave().space();
  }

  private boolean isRun(int row) {
    Space space = rows.get(row).leave().space();
    TurnRow next = rows.get(row + 1);
    return space != null && space == next.arrive().space() && next.way() == null;
  }

  private RotationTrack track(int first, int end) {
    List<Quaternion> rotations = new ArrayList<>();
    for (int row = first; row < end; row++) {
      TurnRow each = rows.get(row);
      Orientation orientation = row == first ? each.leave() : each.arrive();
      rotations.add(((Orientation.Turned) orientation).local().get());
    }
    return new RotationTrack(keys.subList(first, end), rotations);
  }

  /** Times between which it turns by at most 45 degrees; of several hundred turns, by more. */
  DoubleStream steps() {
    return IntStream.range(1, times.length).boxed().flatMapToDouble(this::stepsTo);
  }

  private DoubleStream stepsTo(int row) {
    TurnRow.Written way = rows.get(row).way();
    double degrees = way == null ? 0 : Math.abs(way.degrees());
    int pieces = (int) Math.max(PIECES, Math.min(MAX_PIECES, Math.ceil(degrees / STEP)));
    return keys.get(row).reach().steps(times[row - 1], times[row], pieces);
  }

  /** The keys of the rows. */
  public List<KeyRow> keys() {
    return keys;
  }

  /** Whether all rows are at rest in the world and turn the shortest way. */
  public Optional<RotationTrack> plain() {
    boolean plain =
        runs.isOne()
            && rows.stream().allMatch(row -> isWritten(row.leave()) && isWritten(row.arrive()));
    return plain ? Optional.of(runs.first()) : Optional.empty();
  }

  private static boolean isWritten(Orientation orientation) {
    return orientation instanceof Orientation.Turned turned
        && turned.space() == Space.WORLD
        && turned.local().isKnown();
  }

  /** What it follows after its last row. */
  public Space last() {
    Orientation last = rows.get(rows.size() - 1).leave();
    Space space = last.space();
    return space == null ? last.followed() : space;
  }

  /** The rotation at {@code time}, of length 1. */
  public Quaternion at(double time) {
    int row = Keyframes.before(times, time);
    if (row < 0 || row == times.length - 1) {
      TurnRow only = rows.get(Math.max(0, row));
      return at(row < 0 ? only.arrive() : only.leave(), only.key(), time);
    }
    TurnRow from = rows.get(row);
    TurnRow to = rows.get(row + 1);
    if (runs.joins(row)) {
      return inRun(row, time);
    }
    double part = part(row, time);
    TurnRow.Written way = to.way();
    if (way != null) {
      return written(way, from, to, part, time);
    }
    Quaternion first = at(from.leave(), from.key(), time);
    return from.leave() == to.arrive() ? first : first.slerp(at(to.arrive(), to.key(), time), part);
  }

  private Quaternion at(Orientation orientation, KeyRow key, double time) {
    evaluation.follow(key, orientation.followed());
    try {
      return orientation.at(time);
    } catch (PlaceException e) {
      throw e.at(key);
    }
  }

  /**
   * The turn about an axis of a space, after what takes the rotation of the row before into that
   * space; if it was in it before, nothing does.
   */
  private Quaternion written(
      TurnRow.Written way, TurnRow from, TurnRow to, double part, double time) {
    Quaternion base = at(from.leave(), from.key(), time);
    if (from.leave().space() != way.space()) {
      base = base.slerp(at(way.before(), to.key(), time), part);
    }
    evaluation.follow(to.key(), way.space());
    Quaternion axes = way.space().rotation(time);
    return axes.times(way.at(part)).times(axes.inverse()).times(base);
  }

  private Quaternion inRun(int row, double time) {
    // In which it is at rest, which is the world if it was taken from another one.
    Space space = Objects.requireNonNull(rows.get(row).leave().space());
    RotationTrack track = runs.between(row);
    if (space == Space.WORLD) {
      return track.at(time);
    }
    evaluation.follow(keys.get(row + 1), space);
    return space.rotation(time).times(track.at(time));
  }

  private double part(int row, double time) {
    double passed = (time - times[row]) / (times[row + 1] - times[row]);
    return keys.get(row + 1).reach().part(passed);
  }
}
