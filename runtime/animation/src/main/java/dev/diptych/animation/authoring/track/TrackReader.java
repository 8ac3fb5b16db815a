package dev.diptych.animation.authoring.track;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads the sections of words as tracks.
 *
 * @param rows reads rows
 */
public record TrackReader(KeyRows rows) {
  /** Reads the arguments of rows. */
  public Arguments arguments() {
    return rows.arguments();
  }

  /** The points of {@code move}; nothing if there are no rows. */
  public Optional<NumberTrack> path(Section section) {
    List<KeyRow> keys = rows.read(section);
    List<double[]> points = new ArrayList<>();
    for (KeyRow key : keys) {
      Vector before = points.isEmpty() ? Vector.ZERO : Vector.of(points.get(points.size() - 1));
      points.add((key.held() ? before : point(key, before)).toArray());
    }
    return keys.isEmpty() ? Optional.empty() : Optional.of(new NumberTrack(keys, points));
  }

  private Vector point(KeyRow key, Vector before) {
    Vector by = point(key, "by");
    if (by != null) {
      return before.plus(by);
    }
    if (key.arguments().size() != 1) {
      EasingWords.unexpected(key, "one point", arguments());
      return before;
    }
    return arguments().point(key.arguments().get(0));
  }

  /** The rotations of {@code turn}; nothing if there are no rows. */
  public Optional<RotationTrack> rotations(Section section) {
    List<KeyRow> keys = rows.read(section);
    List<Quaternion> rotations = new ArrayList<>();
    for (KeyRow key : keys) {
      if (key.arguments().size() == 1) {
        rotations.add(arguments().rotation(key.arguments().get(0)));
      } else {
        EasingWords.unexpected(key, "one rotation", arguments());
        rotations.add(Quaternion.IDENTITY);
      }
    }
    return keys.isEmpty() ? Optional.empty() : Optional.of(new RotationTrack(keys, rotations));
  }

  /**
   * The eyes and targets of {@code look}; nothing if there are no rows.
   *
   * @param defaultEye where the eye is if a row does not set it; null for where it was before
   * @param dwell how long to look at each target, in seconds, if a row does not set it
   */
  public Optional<LookTrack> look(Section section, @Nullable EyePosition defaultEye, double dwell) {
    List<KeyRow> keys = new ArrayList<>();
    List<double[]> eyes = new ArrayList<>();
    List<double[]> targets = new ArrayList<>();
    Vector eye = Vector.ZERO;
    boolean moves = defaultEye == null;
    for (KeyRow key : rows.read(section)) {
      requireLookWords(key);
      requireAfter(key, keys);
      Vector from = point(key, "from");
      moves |= from != null;
      eye = from != null ? from : defaultEye == null ? eye : defaultEye.at(key.time());
      Vector target = target(key, eye);
      add(key, eye, target, keys, eyes, targets);
      double pause = dwell(key, dwell);
      if (pause > 0) {
        double end = key.time() + pause;
        KeyRow held = new KeyRow(key.origin(), end, key.arguments(), Reach.LINEAR, true);
        Vector then = from == null && defaultEye != null ? defaultEye.at(end) : eye;
        add(held, then, target, keys, eyes, targets);
      }
    }
    return keys.isEmpty()
        ? Optional.empty()
        : Optional.of(
            LookTrack.of(
                moves ? null : defaultEye,
                new NumberTrack(keys, eyes),
                new NumberTrack(keys, targets)));
  }

  /** Reports arguments of a row that have no meaning. */
  private void requireLookWords(KeyRow key) {
    List<Evaluated> values = key.arguments();
    for (int i = 0; i < values.size(); i++) {
      Evaluated value = values.get(i);
      if (value instanceof Value.Word word && word.text().matches("from|at")) {
        i++;
      } else if (!(value instanceof Value.Call call && call.name().matches("from|at|dwell"))) {
        EasingWords.unexpected(key, "a target, at (x y z),", arguments());
        return;
      }
    }
  }

  /** A row that begins while the one before still dwells would look at two targets. */
  private void requireAfter(KeyRow key, List<KeyRow> keys) {
    KeyRow last = keys.isEmpty() ? key : keys.get(keys.size() - 1);
    if (key.time() < last.time()) {
      arguments()
          .error(
              key.origin(),
              "the row before still dwells on its target here",
              "set a later time, or a shorter dwell for that row: dwell(0.1s)");
    }
  }

  private static void add(
      KeyRow key,
      Vector eye,
      Vector target,
      List<KeyRow> keys,
      List<double[]> eyes,
      List<double[]> targets) {
    keys.add(key);
    eyes.add(eye.toArray());
    targets.add(target.toArray());
  }

  private Vector target(KeyRow key, Vector eye) {
    Vector at = point(key, "at");
    if (at == null) {
      arguments().error(key.origin(), "expected a target: at (x y z)");
      return eye.plus(new Vector(0, 0, 1));
    }
    return at;
  }

  private double dwell(KeyRow key, double otherwise) {
    for (Evaluated argument : key.arguments()) {
      if (argument instanceof Value.Call call && call.name().equals("dwell")) {
        return notNegative(arguments().seconds(call), call.origin());
      }
    }
    return otherwise;
  }

  /** The time of a dwell, which must not be negative. */
  public double notNegative(double seconds, Origin origin) {
    if (seconds < 0) {
      arguments().error(origin, "a dwell must not be negative");
    }
    return Math.max(0, seconds);
  }

  /** The point after a word: {@code at (x y z)} or {@code at $name}; null without the word. */
  public @Nullable Vector point(KeyRow key, String word) {
    List<Evaluated> arguments = key.arguments();
    for (int i = 0; i < arguments.size(); i++) {
      if (arguments.get(i) instanceof Value.Call call && call.name().equals(word)) {
        return arguments().point(call);
      }
      if (arguments.get(i) instanceof Value.Word name
          && name.text().equals(word)
          && i + 1 < arguments.size()) {
        return arguments().point(arguments.get(i + 1));
      }
    }
    return null;
  }
}
