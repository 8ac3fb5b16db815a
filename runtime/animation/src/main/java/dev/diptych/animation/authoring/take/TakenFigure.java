package dev.diptych.animation.authoring.take;

import dev.diptych.animation.authoring.space.PlaceException;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.Reach;
import dev.diptych.animation.hand.PoseMixture;
import dev.diptych.animation.math.LookRotation;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * All that takes write of one hand, of the camera or of the gaze. Of two takes at one time the
 * later counts.
 */
public final class TakenFigure {
  private static final Vector AHEAD = new Vector(0, 0, 1);

  /** The parts of each take, ascending; a later take counts before those above it. */
  private final List<List<FigurePart>> takes = new ArrayList<>();

  /** Adds the parts of a take. */
  void add(List<FigurePart> parts) {
    takes.add(List.copyOf(parts));
  }

  /** Whether it writes nothing. */
  public boolean isEmpty() {
    return takes.isEmpty();
  }

  /** Whether something is played at a time. */
  public boolean covers(double time) {
    return top(time) >= 0;
  }

  /** The last take that plays something at a time, or -1. */
  private int top(double time) {
    for (int take = takes.size() - 1; take >= 0; take--) {
      if (takes.get(take).stream().anyMatch(each -> each.part().covers(time))) {
        return take;
      }
    }
    return -1;
  }

  /**
   * Writes what is played at a time: seven numbers for each pose.
   *
   * @param values what is below, if anything is
   * @param below whether something is
   */
  public void write(double time, double[] values, boolean below) {
    boolean blends = below;
    for (List<FigurePart> parts : takes) {
      blends |= write(parts, time, values, blends);
    }
  }

  private static boolean write(
      List<FigurePart> parts, double time, double[] values, boolean below) {
    double[] played = new double[values.length];
    FigurePart before = null;
    double weight = 1;
    for (int i = 0; i < parts.size(); i++) {
      FigurePart each = parts.get(i);
      if (!each.part().covers(time)) {
        continue;
      }
      double[] own = before == null ? played : new double[values.length];
      write(each, time, own);
      if (before == null) {
        weight = weight(parts, i, time);
      } else {
        mix(each, played, own, overlap(before.part(), each.part(), time));
        weight = Math.max(weight, weight(parts, i, time));
      }
      before = each;
    }
    if (before == null) {
      return false;
    }
    if (below && weight < 1) {
      mix(before, values, played, weight);
    } else {
      System.arraycopy(played, 0, values, 0, values.length);
    }
    return true;
  }

  private static void mix(FigurePart of, double[] values, double[] other, double part) {
    if (!of.figure().isGaze()) {
      PoseMixture.mix(values, other, part);
      return;
    }
    // A direction turns as a bone does that begins at the eyes.
    Vector eyes = PoseMixture.position(values, 0);
    Vector otherEyes = PoseMixture.position(other, 0);
    double[] target = other.clone();
    move(values, eyes);
    move(target, otherEyes);
    PoseMixture.mix(values, target, part);
    move(values, PoseMixture.position(values, 0).scaled(-1));
  }

  /** Moves what the eyes look along. */
  private static void move(double[] gaze, Vector by) {
    Vector moved = PoseMixture.position(gaze, 1).plus(by);
    PoseMixture.set(gaze, 1, moved, PoseMixture.rotation(gaze, 1));
  }

  private static void write(FigurePart part, double time, double[] values) {
    try {
      part.write(time, values);
    } catch (PlaceException e) {
      throw e.at(part.part().key());
    }
  }

  /** How far the second of two parts that overlap is reached. */
  private static double overlap(TakenPart first, TakenPart second, double time) {
    double span = first.end() - second.start();
    return span > 0 ? TakenPart.smooth((time - second.start()) / span) : 1;
  }

  private static double weight(List<FigurePart> parts, int index, double time) {
    TakenPart part = parts.get(index).part();
    boolean begins = index == 0 || parts.get(index - 1).part().end() < part.start();
    boolean ends = index + 1 == parts.size() || parts.get(index + 1).part().start() > part.end();
    return part.weight(time, begins, ends);
  }

  /**
   * The only part that is played at a time, with nothing blended into it; null if there are more,
   * or none.
   */
  @Nullable FigurePart alone(double time, boolean below) {
    int take = top(time);
    if (take < 0) {
      return null;
    }
    FigurePart found = null;
    List<FigurePart> parts = takes.get(take);
    boolean under = below;
    for (int i = 0; i < take; i++) {
      under |= takes.get(i).stream().anyMatch(each -> each.part().covers(time));
    }
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i).part().covers(time)) {
        if (found != null || (under && weight(parts, i, time) < 1)) {
          return null;
        }
        found = parts.get(i);
      }
    }
    return found;
  }

  /** The only pose of the camera, with what words write. */
  public Transform pose(double time, Transform words, boolean below) {
    double[] values = new double[PoseMixture.NUMBERS];
    PoseMixture.set(values, 0, words.position(), words.rotation());
    write(time, values, below);
    return new Transform(PoseMixture.position(values, 0), PoseMixture.rotation(values, 0));
  }

  /**
   * The gaze, with what words write: where the eyes are, with +Z to what they look at.
   *
   * @param words likewise
   */
  public Transform gaze(double time, Transform words, boolean below) {
    double[] values = new double[2 * PoseMixture.NUMBERS];
    PoseMixture.set(values, 0, words.position(), Quaternion.IDENTITY);
    PoseMixture.set(values, 1, words.rotation().rotate(AHEAD), Quaternion.IDENTITY);
    write(time, values, below);
    Vector direction = PoseMixture.position(values, 1);
    return new Transform(
        PoseMixture.position(values, 0), LookRotation.of(direction.norm() > 0 ? direction : AHEAD));
  }

  /** All parts. */
  List<FigurePart> parts() {
    return takes.stream().flatMap(List::stream).toList();
  }

  /** The times at which another part, or none, is played, or a blend begins or ends. */
  List<Double> edges() {
    Set<Double> edges = new TreeSet<>();
    for (FigurePart each : parts()) {
      TakenPart part = each.part();
      edges.add(part.start());
      edges.add(part.end());
      if (part.blend() > 0) {
        edges.add(part.start() + part.blend());
        edges.add(part.end() - part.blend());
      }
    }
    return List.copyOf(edges);
  }

  /** The row of what is played at a time; of the first part if nothing is. */
  KeyRow row(double time) {
    int take = top(time);
    List<FigurePart> parts = takes.get(Math.max(0, take));
    KeyRow found = parts.get(0).part().key();
    for (FigurePart each : parts) {
      found = each.part().covers(time) ? each.part().key() : found;
    }
    return found;
  }

  /** The times at which it may change abruptly, as rows. */
  public List<KeyRow> keys() {
    List<KeyRow> keys = new ArrayList<>();
    for (FigurePart each : parts()) {
      TakenPart part = each.part();
      Set<Double> times = new TreeSet<>(List.of(part.start(), part.end()));
      for (double time : each.figure().times()) {
        if (time > part.from() && time < part.until()) {
          times.add(part.scene(time));
        }
      }
      each.meetings().forEach(meeting -> times.add(meeting.time()));
      times.forEach(
          time -> keys.add(new KeyRow(part.key().origin(), time, List.of(), Reach.LINEAR, false)));
    }
    return keys;
  }
}
