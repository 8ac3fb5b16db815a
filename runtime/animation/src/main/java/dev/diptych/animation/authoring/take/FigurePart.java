package dev.diptych.animation.authoring.take;

import dev.diptych.animation.hand.HandPoint;
import dev.diptych.animation.hand.PoseMixture;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** A part of a recording as one hand or the camera plays it. */
final class FigurePart {
  private final TakenPart part;
  private final RecordedFigure figure;
  private final Retargeting retargeting;
  private final List<Meeting> meetings;
  private final boolean exact;
  private @Nullable Correction correction;

  /**
   * A part.
   *
   * @param meetings the meetings during it, ascending
   */
  FigurePart(
      TakenPart part, RecordedFigure figure, Retargeting retargeting, List<Meeting> meetings) {
    this.part = part;
    this.figure = figure;
    this.retargeting = retargeting;
    this.meetings = List.copyOf(meetings);
    this.exact = figure.isStraight();
  }

  TakenPart part() {
    return part;
  }

  RecordedFigure figure() {
    return figure;
  }

  List<Meeting> meetings() {
    return meetings;
  }

  /** Whether each key of the recording is one key of the result. */
  boolean isExact() {
    return exact && retargeting.isStill();
  }

  Retargeting.At at(double time) {
    return retargeting.at(time);
  }

  /** Where a pose is in the scene. */
  Vector position(int pose, double recorded, double time, Retargeting.At at) {
    return uncorrected(pose, recorded, time, at).plus(correction().at(recorded));
  }

  private Correction correction() {
    Correction found = correction;
    if (found == null) {
      found = meetings.isEmpty() ? Correction.NONE : new CorrectionSolver(this).solve();
      correction = found;
    }
    return found;
  }

  /** Where a pose is without a correction. */
  Vector uncorrected(int pose, double recorded, double time, Retargeting.At at) {
    Vector place = figure.poses().get(pose).position(recorded);
    if (figure.isGaze() && pose > 0) {
      return at.direction(place);
    }
    if (retargeting.scale() != 1) {
      Vector root = figure.root().position(recorded);
      Vector centre = retargeting.centre(figure.root().position(part.from()), time);
      place = place.plus(root.minus(centre).scaled(retargeting.scale() - 1));
    }
    return at.place(place);
  }

  /** Where a point is without a correction. */
  Vector uncorrected(HandPoint point, double time) {
    double recorded = part.recording(time);
    Retargeting.At at = at(time);
    Vector first = uncorrected(point.first().index(), recorded, time, at);
    Vector second = uncorrected(point.second().index(), recorded, time, at);
    return first.plus(second).scaled(0.5);
  }

  /** How a pose is turned: four numbers that are not normalized. */
  Quaternion rotation(int pose, double recorded, Retargeting.At at) {
    if (figure.isGaze()) {
      return Quaternion.IDENTITY;
    }
    return at.turn(figure.poses().get(pose).rotation(recorded));
  }

  /** Writes all poses at a time, with rotations of length 1: seven numbers each. */
  void write(double time, double[] values) {
    double recorded = part.recording(time);
    Retargeting.At at = at(time);
    for (int pose = 0; pose < figure.poses().size(); pose++) {
      Quaternion turn = rotation(pose, recorded, at);
      Quaternion unit = turn.norm() > 0 ? turn.unit() : Quaternion.IDENTITY;
      PoseMixture.set(values, pose, position(pose, recorded, time, at), unit);
    }
  }

  /** The times of the recording at which the position of a pose has a corner, within the part. */
  double[] positionTimes(int pose) {
    TreeSet<Double> times = new TreeSet<>();
    add(figure.poses().get(pose).positionTimes(), times);
    if (retargeting.scale() != 1 || !meetings.isEmpty()) {
      add(figure.root().positionTimes(), times);
      add(correction().times(), times);
    }
    return times.stream().mapToDouble(Double::doubleValue).toArray();
  }

  /** The times of the recording at which the rotation of a pose has a corner, within the part. */
  double[] rotationTimes(int pose) {
    TreeSet<Double> times = new TreeSet<>();
    add(figure.poses().get(pose).rotationTimes(), times);
    return times.stream().mapToDouble(Double::doubleValue).toArray();
  }

  private void add(double[] all, Set<Double> times) {
    for (double time : all) {
      if (time >= part.from() && time <= part.until()) {
        times.add(time);
      }
    }
  }
}
