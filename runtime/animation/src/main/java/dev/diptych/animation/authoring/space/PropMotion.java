package dev.diptych.animation.authoring.space;

import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.KeyRows;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Value;
import java.util.ArrayList;
import java.util.List;
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

  /** A time during which it goes with a space, and what it does after it. */
  private record Held(KeyRow key, double end, Space space, Once<Transform> local, Free after) {}

  /** The movement that its rows write. */
  private record Free(@Nullable PlacePath path, @Nullable TurnPath turn) {}

  /**
   * A motion.
   *
   * @param rows reads rows
   * @param places reads places; its space is that of the prop
   * @param base where it is without rows
   * @param turned how it is turned in its space without rows
   * @param still the key of a prop that no row moves
   */
  PropMotion(
      Prop prop, KeyRows rows, Places places, Place base, Quaternion turned, KeyRow still) {
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

  /** Reads the rows of {@code section}. */
  Node<Transform> read(Section section) {
    List<KeyRow> move = section.section("move").map(rows::read).orElse(List.of());
    List<KeyRow> turn = section.section("turn").map(rows::read).orElse(List.of());
    keys.addAll(move);
    keys.addAll(turn);
    Orientation start = Orientation.Turned.of(places.space(), turned);
    Free free =
        new Free(
            pathReader().read(move, base, null).orElse(null),
            turnReader().read(turn, start, null).orElse(null));
    section.section("held").ifPresent(each -> held(each, move, turn));
    Evaluation evaluation = places.stage().evaluation();
    return new Node<>(prop.name(), evaluation, time -> at(time, free));
  }

  private PathReader pathReader() {
    return new PathReader(places, null);
  }

  private TurnReader turnReader() {
    return new TurnReader(places, time -> prop.at(time).position(), null);
  }

  private void held(Section section, List<KeyRow> move, List<KeyRow> turn) {
    List<KeyRow> found = rows.read(section);
    keys.addAll(found);
    double free = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < found.size(); i++) {
      KeyRow key = found.get(i);
      KeyRow end = i + 1 < found.size() && found.get(i + 1).held() ? found.get(i + 1) : null;
      RowWords words = new RowWords(key.arguments());
      Value.Word name = words.takeName(Places.IN);
      if (end == null || name == null || !words.isEmpty()) {
        String help = "write 1s .. 2s in Right.Palm";
        places.arguments().error(key.origin(), "expected a range and what holds the prop", help);
        continue;
      }
      i++;
      if (key.time() < free) {
        places.arguments().error(key.origin(), "the prop is still held by the row before");
      }
      free = end.time();
      held.add(held(key, end, places.stage().find(name), move, turn));
    }
  }

  private Held held(KeyRow key, KeyRow end, Space space, List<KeyRow> move, List<KeyRow> turn) {
    double before = Math.nextDown(key.time());
    Once<Transform> local =
        new Once<>(() -> space.at(before).inverse().times(prop.at(before)));
    Once<Transform> released =
        new Once<>(() -> space.at(Math.nextDown(end.time())).times(local.get()));
    Once<Transform> own = new Once<>(() -> places.space().at(Math.nextDown(end.time())));
    Place place =
        Place.of(places.space(), () -> own.get().toLocal(released.get().position()));
    Orientation rotation =
        Orientation.Turned.of(
            places.space(),
            () -> own.get().rotation().inverse().times(released.get().rotation()));
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

  private Transform at(double time, Free free) {
    Held last = null;
    for (Held each : held) {
      last = each.key().time() <= time ? each : last;
    }
    if (last == null) {
      return free(free, time);
    }
    if (time >= last.end()) {
      return free(last.after(), time);
    }
    places.stage().evaluation().follow(last.key(), last.space());
    return last.space().at(time).times(last.local().get());
  }

  private Transform free(Free free, double time) {
    Transform own = Transform.IDENTITY;
    if (free.path() == null || free.turn() == null) {
      places.stage().evaluation().follow(still, places.space());
      own = places.space().at(time);
    }
    Vector position = free.path() == null ? base.at(time) : free.path().at(time);
    Quaternion rotation =
        free.turn() == null ? own.rotation().times(turned) : free.turn().at(time);
    return new Transform(position, rotation);
  }
}
