package dev.diptych.animation.authoring.space;

import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.KeyRows;
import dev.diptych.animation.hand.Side;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * How a prop moves: by its rows, and with what holds it. While it is held its rows do not count;
 * when it is released it stays, until its next row.
 */
final class PropMotion {
  private final Prop prop;
  private final KeyRows rows;
  private final Places places;
  private final Place base;
  private final Quaternion turned;
  private final KeyRow still;
  private final List<KeyRow> keys = new ArrayList<>();
  private final List<Held> held = new ArrayList<>();
  private Free free = new Free(null, null);

  /** A time during which it goes with a space, and what it does after it. */
  private record Held(KeyRow key, double end, Space space, Once<Transform> local, Free after) {}

  /** The movement that its rows write. */
  private record Free(@Nullable PlacePath path, @Nullable TurnPath turn) {
    DoubleStream steps() {
      return DoubleStream.concat(
          path == null ? DoubleStream.empty() : path.steps(),
          turn == null ? DoubleStream.empty() : turn.steps());
    }
  }

  /**
   * A motion.
   *
   * @param rows reads rows
   * @param places reads places; its space is that of the prop
   * @param base where it is without rows
   * @param turned how it is turned in its space without rows
   * @param still the key of a prop that no row moves
   */
  PropMotion(Prop prop, KeyRows rows, Places places, Place base, Quaternion turned, KeyRow still) {
    this.prop = prop;
    this.rows = rows;
    this.places = places;
    this.base = base;
    this.turned = turned;
    this.still = still;
  }

  /** The rows that move it, in any order. */
  List<KeyRow> keys() {
    return keys;
  }

  /** Times, in any order, between which it moves little and evenly in the spaces that it is in. */
  DoubleStream steps() {
    DoubleStream own = keys.stream().mapToDouble(KeyRow::time);
    Stream<Free> all = Stream.concat(Stream.of(free), held.stream().map(Held::after));
    return DoubleStream.concat(own, all.flatMapToDouble(Free::steps));
  }

  /** Whether nothing moves it, and what it is in does not move. */
  boolean isStill() {
    return keys.isEmpty() && places.space().isStill() && base.space().isStill();
  }

  /** Finds cycles. */
  Evaluation evaluation() {
    return places.stage().evaluation();
  }

  /** Reads the rows of {@code section}. */
  void read(Section section) {
    List<KeyRow> move = section.section("move").map(rows::read).orElse(List.of());
    List<KeyRow> turn = section.section("turn").map(rows::read).orElse(List.of());
    keys.addAll(move);
    keys.addAll(turn);
    Orientation start = Orientation.Turned.of(places.space(), turned);
    free =
        new Free(
            pathReader().read(move, base, null).orElse(null),
            turnReader().read(turn, start, null).orElse(null));
    section.section("held").ifPresent(each -> held(each, move, turn));
  }

  private PathReader pathReader() {
    return new PathReader(places, null);
  }

  private TurnReader turnReader() {
    return new TurnReader(places, prop::origin, null);
  }

  private void held(Section section, List<KeyRow> move, List<KeyRow> turn) {
    List<KeyRow> found = rows.read(section);
    keys.addAll(found);
    double free = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < found.size(); i++) {
      KeyRow key = found.get(i);
      if (key.held()) {
        continue;
      }
      KeyRow end = i + 1 < found.size() && found.get(i + 1).held() ? found.get(i + 1) : null;
      RowWords words = new RowWords(key.arguments());
      Value.Word name = words.takeName(Places.IN);
      if (end == null || name == null || !words.isEmpty()) {
        String help = "write 1s .. 2s in Right.Palm";
        places.arguments().error(key.origin(), "expected a range and what holds the prop", help);
        continue;
      }
      if (key.time() < free) {
        places.arguments().error(key.origin(), "the prop is still held by the row before");
      }
      free = end.time();
      held.add(held(key, end, places.stage().find(name), move, turn));
    }
  }

  private Held held(KeyRow key, KeyRow end, Space space, List<KeyRow> move, List<KeyRow> turn) {
    double before = Math.nextDown(key.time());
    Once<Transform> local = new Once<>(() -> space.at(before).inverse().times(prop.at(before)));
    Once<Transform> released =
        new Once<>(() -> space.at(Math.nextDown(end.time())).times(local.get()));
    Once<Transform> own = new Once<>(() -> places.space().at(Math.nextDown(end.time())));
    Place place = Place.of(places.space(), () -> own.get().toLocal(released.get().position()));
    Orientation rotation =
        Orientation.Turned.of(
            places.space(), () -> own.get().rotation().inverse().times(released.get().rotation()));
    KeyRow from = new KeyRow(end.origin(), end.time(), List.of(), end.reach(), true);
    Free after =
        new Free(
            pathReader().read(after(move, end), place, from).orElse(null),
            turnReader().read(after(turn, end), rotation, from).orElse(null));
    return new Held(key, end.time(), space, local, after);
  }

  private static List<KeyRow> after(List<KeyRow> rows, KeyRow end) {
    return rows.stream().filter(row -> row.time() > end.time()).toList();
  }

  /** The last row that takes it at or before {@code time}, or null. */
  private @Nullable Held held(double time) {
    Held last = null;
    for (Held each : held) {
      last = each.key().time() <= time ? each : last;
    }
    return last;
  }

  /** {@code time}, or just before {@code hand} took it if that holds it then. */
  double before(double time, Side hand) {
    Held last = held(time);
    String own = hand.label() + ".";
    return last != null && time < last.end() && last.space().name().startsWith(own)
        ? Math.nextDown(last.key().time())
        : time;
  }

  /** Where it is. */
  Vector origin(double time) {
    Held last = held(time);
    if (last != null && time < last.end()) {
      evaluation().follow(last.key(), last.space());
      return last.space().at(time).times(last.local().get()).position();
    }
    PlacePath path = last == null ? free.path() : last.after().path();
    if (path != null) {
      return path.at(time);
    }
    evaluation().follow(still, base.space());
    return base.at(time);
  }

  /** How it is turned. */
  Quaternion rotation(double time) {
    Held last = held(time);
    if (last != null && time < last.end()) {
      evaluation().follow(last.key(), last.space());
      return last.space().rotation(time).times(last.local().get().rotation());
    }
    TurnPath turn = last == null ? free.turn() : last.after().turn();
    if (turn != null) {
      return turn.at(time);
    }
    evaluation().follow(still, places.space());
    return places.space().rotation(time).times(turned);
  }
}
