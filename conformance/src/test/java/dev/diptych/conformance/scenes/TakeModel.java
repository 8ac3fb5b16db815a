package dev.diptych.conformance.scenes;

import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.independent.Key;
import dev.diptych.conformance.independent.Pose;
import dev.diptych.conformance.playback.Playback;
import dev.diptych.conformance.playback.Q;
import dev.diptych.conformance.playback.V;
import dev.diptych.conformance.view.JointNames;
import java.util.ArrayList;
import java.util.List;

/** A take, from its definition: parts of a recording in another space, led to one place. */
final class TakeModel {
  /** What a resting hand takes of a correction, in metres per second. */
  private static final double REST = 0.01;

  private record Part(double start, double from, double until, double speed) {
    double end() {
      return start + (until - from) / speed;
    }

    double recorded(double time) {
      return from + (time - start) * speed;
    }
  }

  /** A correction at some times, with straight lines between them. */
  private record Correction(List<Double> times, List<V> vectors) {
    V at(double time) {
      if (times.isEmpty() || time < times.get(0) || time > times.get(times.size() - 1)) {
        return new V(0, 0, 0);
      }
      int next = 1;
      while (next < times.size() - 1 && times.get(next) < time) {
        next++;
      }
      double part = (time - times.get(next - 1)) / (times.get(next) - times.get(next - 1));
      return vectors.get(next - 1).to(vectors.get(next), part);
    }
  }

  private final Animation recorded;
  private final Axes from;
  private final Axes to;
  private final List<Part> parts = new ArrayList<>();
  private final Correction correction;

  /** Reads a block. */
  TakeModel(SceneModel scene, Block take) {
    recorded = Recordings.read(take.word("file"));
    from = take.word("from") == null ? Axes.WORLD : scene.find(take.word("from"));
    to = take.word("in") == null ? Axes.WORLD : scene.find(take.word("in"));
    take.child("play").ifPresent(play -> play.rows.forEach(this::part));
    if (parts.isEmpty()) {
      parts.add(new Part(0, 0, Scenes.end(recorded), 1));
    }
    correction = take.child("meet").map(meet -> meet(scene, meet)).orElse(null);
  }

  private void part(Block.Row row) {
    double[] span = {0, Scenes.end(recorded)};
    double speed = 1;
    for (Object word : row.words()) {
      Block.Call call = (Block.Call) word;
      span = call.name().equals("part") ? call.numbers() : span;
      speed = call.name().equals("speed") ? call.numbers()[0] : speed;
    }
    parts.add(new Part(row.time(), span[0], span[1], speed));
  }

  private Part part(double time) {
    return parts.stream()
        .filter(each -> time > each.start() && time < each.end())
        .findFirst()
        .orElse(null);
  }

  /** Whether something is played just then. */
  boolean plays(double time) {
    return part(time) != null;
  }

  private V moved(V place, double time) {
    return to.point(from.local(place, time), time);
  }

  private Q turned(Q rotation, double time) {
    return to.rotation(time).times(from.rotation(time).inverse()).times(rotation);
  }

  private V uncorrected(String joint, double time) {
    Pose pose = recorded.jointsRight().get(JointNames.ALL.indexOf(joint));
    return moved(Playback.position(pose, part(time).recorded(time)), time);
  }

  /** A joint of the right hand. */
  V joint(String joint, double time) {
    V place = uncorrected(joint, time);
    return correction == null ? place : place.plus(correction.at(time));
  }

  Q jointTurn(String joint, double time) {
    Pose pose = recorded.jointsRight().get(JointNames.ALL.indexOf(joint));
    return turned(Playback.rotation(pose, part(time).recorded(time)), time);
  }

  V camera(double time) {
    return moved(Playback.position(recorded.camera(), part(time).recorded(time)), time);
  }

  Q cameraTurn(double time) {
    return turned(Playback.rotation(recorded.camera(), part(time).recorded(time)), time);
  }

  private Correction meet(SceneModel scene, Block meet) {
    Block.Row row = meet.rows.get(0);
    double time = row.time();
    PathModel.Goal goal = new PathModel(scene, to, null).goal(new Words(row.words()), "at", time);
    Part part = part(time);
    V way = goal.at(time).minus(uncorrected(meet.about, time));
    double fastest = fastest(part);
    List<Double> times = new ArrayList<>();
    List<V> vectors = new ArrayList<>();
    List<Double> before = times(part, part.start(), time);
    double[] done = spread(before, way.length(), fastest);
    for (int i = 0; i < done.length; i++) {
      times.add(before.get(i));
      vectors.add(way.times(done[i]));
    }
    List<Double> after = times(part, time, part.end());
    double[] undone = spread(after, way.length(), fastest);
    for (int i = 1; i < undone.length; i++) {
      times.add(after.get(i));
      vectors.add(way.times(1 - undone[i]));
    }
    return new Correction(times, vectors);
  }

  /** Two times, and all keys of the wrist between them. */
  private List<Double> times(Part part, double first, double last) {
    List<Double> times = new ArrayList<>(List.of(first));
    for (Key key : recorded.jointsRight().get(1).positionX().keys()) {
      double time = part.start() + (key.time() - part.from()) / part.speed();
      if (time > first && time < last) {
        times.add(time);
      }
    }
    times.add(last);
    return times;
  }

  private double speed(List<Double> times, int step) {
    double inside = 1e-9;
    V one = uncorrected("Wrist", times.get(step) + inside);
    V other = uncorrected("Wrist", times.get(step + 1) - inside);
    return other.distance(one) / (times.get(step + 1) - times.get(step) - 2 * inside);
  }

  private double fastest(Part part) {
    List<Double> times = times(part, part.start(), part.end());
    double most = 0;
    for (int step = 0; step + 1 < times.size(); step++) {
      most = Math.max(most, speed(times, step));
    }
    return most * Math.max(1, 1 / part.speed());
  }

  /** How much of a way is done at each time: where the hand moves, and no step too fast. */
  private double[] spread(List<Double> times, double way, double fastest) {
    double low = 0;
    double high = 1e9;
    for (int round = 0; round < 200; round++) {
      double middle = (low + high) / 2;
      double[] done = done(times, way, fastest, middle);
      if (done[done.length - 1] < 1) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return done(times, way, fastest, high);
  }

  private double[] done(List<Double> times, double way, double fastest, double factor) {
    double[] done = new double[times.size()];
    for (int step = 0; step + 1 < done.length; step++) {
      double speed = speed(times, step);
      double rate = Math.min(factor * (speed + REST), Math.max(0, fastest - speed) / way);
      done[step + 1] = done[step] + rate * (times.get(step + 1) - times.get(step));
    }
    return done;
  }
}
