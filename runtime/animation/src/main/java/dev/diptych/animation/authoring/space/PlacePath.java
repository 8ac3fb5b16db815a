package dev.diptych.animation.authoring.space;

import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.NumberTrack;
import dev.diptych.animation.curve.Keyframes;
import dev.diptych.animation.hand.HandPoint;
import dev.diptych.animation.math.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * A path through places. Both rows around a time follow their spaces, and what moves goes from what
 * the first one wants to what the second one wants, so that at either it is exactly there, and
 * never jumps where spaces or points change.
 *
 * <p>Consecutive rows of one point in one space are a run: a track of numbers in that space. If all
 * rows are one run, the path is that track.
 */
public final class PlacePath {
  private static final int PIECES = 8;

  private final List<PlaceRow> rows;
  private final List<KeyRow> keys;
  private final double[] times;
  private final Runs<NumberTrack> runs;
  private final Evaluation evaluation;

  /**
   * A path.
   *
   * @param rows the rows, ascending, at least one
   * @param evaluation finds cycles
   */
  PlacePath(List<PlaceRow> rows, Evaluation evaluation) {
    this.rows = List.copyOf(rows);
    this.keys = rows.stream().map(PlaceRow::key).toList();
    this.times = keys.stream().mapToDouble(KeyRow::time).toArray();
    this.evaluation = evaluation;
    this.runs = new Runs<>(times.length, this::isRun, this::changes, this::track);
  }

  private boolean changes(int row) {
    return rows.get(row).arrive().space() != rows.get(row).leave().space();
  }

  /** Whether a row and the next one are of one point in one space. */
  private boolean isRun(int row) {
    PlaceRow next = rows.get(row + 1);
    return rows.get(row).leave().space() == next.arrive().space()
        && rows.get(row).point().equals(next.point());
  }

  private NumberTrack track(int first, int end) {
    List<double[]> values = new ArrayList<>();
    for (int row = first; row < end; row++) {
      PlaceRow each = rows.get(row);
      values.add((row == first ? each.leave() : each.arrive()).local().toArray());
    }
    return new NumberTrack(keys.subList(first, end), values);
  }

  /** Times between which it comes at most an eighth of its way from row to row. */
  DoubleStream steps() {
    return IntStream.range(1, times.length)
        .boxed()
        .flatMapToDouble(row -> keys.get(row).reach().steps(times[row - 1], times[row], PIECES));
  }

  /** The keys of the rows. */
  public List<KeyRow> keys() {
    return keys;
  }

  /** What each row follows, or took its place from. */
  public List<Space> followed() {
    return rows.stream().map(row -> row.arrive().followed()).toList();
  }

  /** Whether all rows are of one point at rest in the world, so that it is a plain track. */
  public Optional<NumberTrack> plain() {
    boolean plain =
        runs.isOne()
            && rows.stream().allMatch(row -> row.leave().isWritten() && row.arrive().isWritten());
    return plain ? Optional.of(runs.first()) : Optional.empty();
  }

  /** Whether all rows are at rest in the world, though some may be taken from what moves. */
  public boolean rests() {
    return rows.stream()
        .allMatch(row -> row.leave().space() == Space.WORLD && row.arrive().space() == Space.WORLD);
  }

  /** The point of the first row, which is that of all rows of a plain path. */
  public HandPoint point() {
    return rows.get(0).point();
  }

  /** The space in which it remains after its last row. */
  public Space last() {
    return rows.get(rows.size() - 1).leave().space();
  }

  /** Where the point is; for objects that are one. */
  public Vector at(double time) {
    return pins(time).place();
  }

  /** What holds the object at {@code time}. */
  public Pins pins(double time) {
    int row = Keyframes.before(times, time);
    if (row < 0 || row == times.length - 1) {
      return resting(time, row);
    }
    PlaceRow from = rows.get(row);
    PlaceRow to = rows.get(row + 1);
    if (runs.joins(row)) {
      return Pins.of(from.point(), inRun(row, time));
    }
    Vector first = at(from.leave(), from, time);
    Vector second = at(to.arrive(), to, time);
    return new Pins(from.point(), first, to.point(), second, part(row, time));
  }

  private Vector at(Place place, PlaceRow row, double time) {
    evaluation.follow(row.named(), place.followed());
    try {
      return place.at(time);
    } catch (PlaceException e) {
      throw e.at(row.key());
    }
  }

  private Pins resting(double time, int row) {
    PlaceRow only = rows.get(Math.max(0, row));
    return Pins.of(only.point(), at(row < 0 ? only.arrive() : only.leave(), only, time));
  }

  private Vector inRun(int row, double time) {
    Space space = rows.get(row).leave().space();
    NumberTrack track = runs.between(row);
    if (space == Space.WORLD) {
      return track.at(time);
    }
    evaluation.follow(rows.get(row + 1).named(), space);
    return space.point(track.at(time), time);
  }

  /** How far it has come from {@code row} to the next one. */
  private double part(int row, double time) {
    double passed = (time - times[row]) / (times[row + 1] - times[row]);
    return keys.get(row + 1).reach().part(passed);
  }
}
