package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.space.PlacePath;
import dev.diptych.animation.authoring.space.Space;
import dev.diptych.animation.authoring.space.TurnPath;
import dev.diptych.animation.authoring.take.TakenFigure;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.math.LookRotation;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The movement of the head, from words or from plain keys.
 *
 * @param path the words {@code move}, or null
 * @param turn the words {@code turn}, or null
 * @param look the words {@code look}, or null
 * @param plain the plain keys
 * @param take what takes write
 */
record Head(
    @Nullable PlacePath path,
    @Nullable TurnPath turn,
    @Nullable LookPath look,
    @Nullable PlainPose plain,
    TakenFigure take) {
  /** A head that stays at the origin and looks along +Z. */
  static final Head AT_REST = new Head(null, null, null, null, new TakenFigure());

  /** Where it is and how it is turned. */
  Transform at(double time) {
    return new Transform(position(time), rotation(time));
  }

  /** Where it is, in metres. */
  Vector position(double time) {
    if (!take.covers(time)) {
      return place(time);
    }
    Vector taken = take.pose(time, words(time), hasWords()).position();
    return plain == null ? taken : plain.position(time, taken);
  }

  /** Whether words move it. */
  boolean hasWords() {
    return path != null || turn != null || look != null;
  }

  private Transform words(double time) {
    return new Transform(place(time), orientation(time));
  }

  private Vector place(double time) {
    if (look != null) {
      return look.eye(time);
    }
    if (path != null) {
      return path.at(time);
    }
    return plain == null ? Vector.ZERO : plain.position(time, Vector.ZERO);
  }

  /** How it is turned. */
  Quaternion rotation(double time) {
    if (!take.covers(time)) {
      return orientation(time);
    }
    Quaternion taken = take.pose(time, words(time), hasWords()).rotation();
    return plain == null ? taken : plain.rotation(time, taken);
  }

  private Quaternion orientation(double time) {
    if (look != null) {
      return LookRotation.of(look.direction(time));
    }
    if (turn != null) {
      return turn.at(time);
    }
    return plain == null ? Quaternion.IDENTITY : plain.rotation(time, Quaternion.IDENTITY);
  }

  /** The keys between which it moves, ascending. */
  List<KeyRow> keys() {
    return tracks().stream()
        .flatMap(List::stream)
        .sorted(Comparator.comparingDouble(KeyRow::time))
        .toList();
  }

  /** The keys of each of its tracks. Two keys at one time in one of them are a jump. */
  List<List<KeyRow>> tracks() {
    List<List<KeyRow>> tracks = words();
    if (!take.isEmpty()) {
      tracks.add(take.keys());
    }
    return tracks;
  }

  /** The keys of its words and plain keys. */
  List<List<KeyRow>> words() {
    List<List<KeyRow>> tracks = new ArrayList<>();
    if (path != null) {
      tracks.add(path.keys());
    }
    if (turn != null) {
      tracks.add(turn.keys());
    }
    if (look != null) {
      tracks.add(look.keys());
    }
    if (plain != null) {
      tracks.addAll(plain.tracks());
    }
    return tracks;
  }

  /** Whether its own rows tell everything: it follows nothing that moves by itself. */
  boolean isPlain() {
    return take.isEmpty()
        && (path == null || path.plain().isPresent())
        && (turn == null || turn.plain().isPresent())
        && (look == null || look.isPlain());
  }

  /** What it follows after its last row. */
  Space last() {
    Space last = path == null ? Space.WORLD : path.last();
    if (last == Space.WORLD && look != null) {
      return look.last();
    }
    return last == Space.WORLD && turn != null ? turn.last() : last;
  }
}
