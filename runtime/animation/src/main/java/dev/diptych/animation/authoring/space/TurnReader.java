package dev.diptych.animation.authoring.space;

import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.authoring.track.EyePosition;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.hand.HandAxis;
import dev.diptych.animation.hand.Side;
import dev.diptych.animation.math.EulerAngles;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads the rows of {@code turn}.
 *
 * @param places reads places; its space is that of the block
 * @param eye where the object is that turns, for {@code towards} without an axis; or null
 * @param posture of a hand; null for other objects
 */
public record TurnReader(Places places, @Nullable EyePosition eye, @Nullable Posture posture) {
  private static final Map<String, HandAxis> AXES =
      Map.of("palm", HandAxis.PALM, "fingers", HandAxis.FINGERS, "thumb", HandAxis.THUMB);

  /** The sine of the angle between two directions below which they are one line. */
  private static final double PARALLEL = 1e-6;

  private static final double REST_X = 15;
  private static final double REST_Y = 10;
  private static final double REST_Z = 45;

  /** The rotations of rows; nothing if there are none. */
  public Optional<TurnPath> read(List<KeyRow> keys) {
    return read(keys, new ArrayList<>(), null);
  }

  /**
   * The rotations of rows after {@code before}; nothing if there are none.
   *
   * @param start the key of a first row with {@code before}; null if that is not a row
   */
  Optional<TurnPath> read(List<KeyRow> keys, Orientation before, @Nullable KeyRow start) {
    List<TurnRow> rows = new ArrayList<>();
    if (start != null) {
      rows.add(new TurnRow(start, before, before, null));
    }
    return read(keys, rows, before);
  }

  private Optional<TurnPath> read(
      List<KeyRow> keys, List<TurnRow> rows, @Nullable Orientation start) {
    Orientation before = start;
    Space back = places.space();
    LongTurn turns = new LongTurn(arguments());
    for (KeyRow key : keys) {
      TurnRow row;
      if (key.held()) {
        Orientation held = before == null ? none() : before;
        row = new TurnRow(key, held, held.in(back, key.time()), null);
      } else {
        Space own = before == null ? null : before.space();
        back = own == null ? places.space() : own;
        row = turns.lengthened(row(key, before), key, before);
      }
      rows.add(row);
      before = row.leave();
    }
    return rows.isEmpty()
        ? Optional.empty()
        : Optional.of(new TurnPath(rows, places.stage().evaluation()));
  }

  private static Orientation none() {
    return Orientation.Turned.of(Space.WORLD, Quaternion.IDENTITY);
  }

  private TurnRow row(KeyRow key, @Nullable Orientation before) {
    RowWords words = new RowWords(key.arguments());
    Orientation from = before == null ? none() : before;
    TurnRow row;
    if (words.begins("by") && before == null) {
      String message = "'by' is relative to the row before, and this is the first";
      String help = "write a rotation in the first row: euler(0 0 0), or rest";
      arguments().error(words.next().origin(), message, help);
      return new TurnRow(key, from, from, null);
    }
    if (words.begins("by")) {
      row = by(words, key, from);
    } else if (words.begins(Places.IN)) {
      row = attached(words, key, before);
    } else {
      Orientation found = orientation(words, key, before);
      row = found == null ? null : new TurnRow(key, found, found, null);
    }
    if (row == null || !words.isEmpty()) {
      new RowAdvice(places, "one rotation", "euler(0 90deg 0)", false).report(key, words);
      return new TurnRow(key, from, from, null);
    }
    return row;
  }

  private Arguments arguments() {
    return places.arguments();
  }

  private @Nullable TurnRow by(RowWords words, KeyRow key, Orientation from) {
    words.next();
    if (words.isEmpty()) {
      return null;
    }
    Evaluated value = words.next();
    Quaternion turn = arguments().rotation(value);
    Space in = places.in(words);
    Way way = LongTurn.way(value, turn, arguments());
    Space own = from.space();
    Space space = in == null ? own == null ? places.space() : own : in;
    Orientation.Turned base = turned(from.in(space, key.time()), key);
    Orientation.Turned after =
        Orientation.Turned.of(
            space,
            () -> in == null ? base.local().get().times(turn) : turn.times(base.local().get()));
    Once<Vector> axis =
        in == null ? new Once<>(() -> base.local().get().rotate(way.axis())) : Once.of(way.axis());
    return new TurnRow(key, after, after, new TurnRow.Written(space, base, axis, way.degrees()));
  }

  private static Orientation.Turned turned(Orientation orientation, KeyRow key) {
    return orientation instanceof Orientation.Turned turned
        ? turned
        : Orientation.Turned.of(Space.WORLD, () -> orientation.at(Math.nextDown(key.time())));
  }

  private @Nullable TurnRow attached(RowWords words, KeyRow key, @Nullable Orientation before) {
    Space in = places.in(words);
    if (in == null) {
      return null;
    }
    Orientation from = before == null ? none() : before;
    Space target = words.take(Places.FIXED) ? Space.WORLD : in;
    return new TurnRow(key, from, from.in(target, key.time()), null);
  }

  private @Nullable Orientation orientation(
      RowWords words, KeyRow key, @Nullable Orientation before) {
    Posture hand = posture;
    if (hand != null && words.take("rest")) {
      double side = hand.side() == Side.RIGHT ? -1 : 1;
      Quaternion rest = new EulerAngles(REST_X, side * REST_Y, side * REST_Z).toQuaternion();
      return Orientation.Turned.of(places.stage().body(), rest);
    }
    if (hand != null && words.take("natural")) {
      return natural(hand, key.time());
    }
    if (words.begins("towards") && eye != null) {
      Place target = places.after("towards", words, key.time());
      return target == null ? null : new Orientation.Looking(new Direction.Towards(target), eye);
    }
    if (hand != null && words.peek() instanceof Value.Word word && AXES.containsKey(word.text())) {
      return aim(words, key, before, hand);
    }
    boolean unknown =
        words.peek() instanceof Value.Word word
            && (key.arguments().size() > 1 || RowAdvice.isOfHands(word));
    return words.isEmpty() || unknown ? null : written(words, key);
  }

  private Orientation written(RowWords words, KeyRow key) {
    Quaternion local = arguments().rotation(words.next()).unit();
    Space named = places.in(words);
    Space in = named == null ? places.space() : named;
    return words.take(Places.FIXED) && in != Space.WORLD
        ? Orientation.Turned.fixed(in, key.time(), local)
        : Orientation.Turned.of(in, local);
  }

  private Orientation natural(Posture hand, double time) {
    Space in = places.space();
    Once<Quaternion> local =
        new Once<>(() -> in.rotation(time).inverse().times(hand.natural(time)));
    return new Orientation.Turned(in, local, places.stage().body());
  }

  private @Nullable Orientation aim(
      RowWords words, KeyRow key, @Nullable Orientation before, Posture hand) {
    Aim.Constraint constraint = constraint(words, key, hand.side());
    if (constraint == null) {
      return null;
    }
    boolean continues = before instanceof Aim aim && aim.constraint().equals(constraint);
    return continues ? before : Aim.of(constraint, hand, key.time());
  }

  private Aim.@Nullable Constraint constraint(RowWords words, KeyRow key, Side hand) {
    Value.Word word = (Value.Word) words.next();
    HandAxis axis = AXES.get(word.text());
    Direction direction = direction(words, key, hand);
    if (axis == null || direction == null) {
      noDirection(word);
      return null;
    }
    if (!(words.peek() instanceof Value.Word other && AXES.containsKey(other.text()))) {
      return new Aim.Constraint(axis, direction, null);
    }
    Aim.Constraint second = constraint(words, key, hand);
    if (second != null) {
      check(word, direction, other, second);
    }
    return new Aim.Constraint(axis, direction, second);
  }

  private void noDirection(Value.Word word) {
    String help = word.text() + " along (0 0 1), onto Button.Front or towards Button";
    String message = "expected a direction after '" + word.text() + "'";
    arguments().error(word.origin(), message, "write " + help);
  }

  private void check(
      Value.Word word, Direction direction, Value.Word other, Aim.Constraint second) {
    if (other.text().equals(word.text())) {
      arguments().error(other.origin(), "'" + word.text() + "' has a direction already");
    } else if (direction instanceof Direction.Along one
        && second.direction() instanceof Direction.Along two
        && one.space() == two.space()
        && one.local().unit().cross(two.local().unit()).norm() < PARALLEL) {
      String message =
          "'" + word.text() + "' and '" + other.text() + "' cannot point along parallel lines";
      String help = "omit one of them, or write a direction across the other one";
      arguments().error(other.origin(), message, help);
    }
  }

  private @Nullable Direction direction(RowWords words, KeyRow key, Side hand) {
    Value.Word face = words.takeName("onto");
    if (face != null) {
      return onto(face, words, key, hand);
    }
    Evaluated along = words.takeValue("along");
    if (along != null) {
      Vector local = arguments().direction(along);
      Space named = places.in(words);
      return along(named == null ? places.space() : named, local, words, key, hand);
    }
    Place target = places.after("towards", words, key.time());
    return target == null ? null : new Direction.Towards(target);
  }

  private Direction onto(Value.Word word, RowWords words, KeyRow key, Side hand) {
    Space space = places.stage().find(word);
    if (space instanceof Stage.FaceSpace face) {
      return along(face.prop(), Vector.ZERO.minus(face.face().outward()), words, key, hand);
    }
    if (space != Space.WORLD) {
      String help = "write one of its faces: " + word.text() + ".Front";
      arguments().error(word.origin(), "'onto' requires the face of a prop", help);
    }
    return new Direction.Along(Space.WORLD, new Vector(0, 0, 1), hand);
  }

  private static Direction along(Space space, Vector local, RowWords words, KeyRow key, Side hand) {
    if (!words.take(Places.FIXED) || space == Space.WORLD) {
      return new Direction.Along(space, local, hand);
    }
    return new Direction.Fixed(
        new Once<>(() -> space.rotation(Math.nextDown(key.time())).rotate(local)));
  }
}
