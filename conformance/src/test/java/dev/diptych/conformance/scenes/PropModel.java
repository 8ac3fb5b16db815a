package dev.diptych.conformance.scenes;

import dev.diptych.conformance.playback.Q;
import dev.diptych.conformance.playback.V;
import dev.diptych.conformance.scenes.Block.Call;
import dev.diptych.conformance.scenes.Block.Row;
import java.util.ArrayList;
import java.util.List;

/** A prop: at rest in a space, moved by rows, held by something; released, it stays. */
final class PropModel implements Axes {
  private record Held(
      double begin, double end, String name, Axes by, Lazy<V> place, Lazy<Q> turn, Free after) {}

  private record Free(PathModel path, TurnModel turn) {}

  private final SceneModel scene;
  private final Block block;
  private final List<Held> held = new ArrayList<>();
  private Axes in = Axes.WORLD;
  private V half = new V(0, 0, 0);
  private Free free;

  PropModel(SceneModel scene, Block block) {
    this.scene = scene;
    this.block = block;
  }

  /** Reads the block, after all props have names. */
  void read(Block like) {
    Block shaped = like == null || hasShape(block) ? block : like;
    Block turned = like == null || block.settings.containsKey("turned") ? block : like;
    in = block.word("in") == null ? in : scene.find(block.word("in"));
    half = half(shaped);
    Call at = (Call) block.settings.get("at");
    V base = at == null ? half.times(0) : Words.vector(at.numbers());
    Q own = rotation(block.settings.containsKey("facing") ? block : turned);
    PathModel path = new PathModel(scene, in, null);
    TurnModel turn = new TurnModel(scene, in, null, this::origin);
    PathModel.Goal here = PathModel.Goal.of(in, base);
    TurnModel.Goal still = TurnModel.Goal.of(in, () -> own, null);
    path.add(Double.NEGATIVE_INFINITY, here);
    turn.add(Double.NEGATIVE_INFINITY, still);
    free = new Free(start(path, "move", here), start(turn, still));
    block.child("held").ifPresent(each -> each.rows.forEach(this::hold));
  }

  private static boolean hasShape(Block block) {
    return block.settings.keySet().stream().anyMatch(List.of("box", "sphere", "plane")::contains);
  }

  private static V half(Block block) {
    Object box = block.settings.get("box");
    Object sphere = block.settings.get("sphere");
    Object plane = block.settings.get("plane");
    if (box != null) {
      return Words.vector(((Call) box).numbers()).times(0.5);
    }
    if (plane != null) {
      double[] sizes = ((Call) plane).numbers();
      return new V(sizes[0] / 2, sizes[1] / 2, 0);
    }
    double radius = sphere == null ? 0 : (Double) sphere;
    return new V(radius, radius, radius);
  }

  private static Q rotation(Block block) {
    if (block.settings.get("turned") instanceof Call turned) {
      return TurnModel.turn(turned);
    }
    if (!(block.settings.get("facing") instanceof Call facing)) {
      return Turns.NONE;
    }
    V into = Words.vector(facing.numbers()).times(-1);
    boolean vertical = into.x() == 0 && into.z() == 0;
    V up = vertical ? new V(0, 0, 1) : new V(0, 1, 0);
    Object given = block.settings.get("up");
    return Turns.look(into, given == null ? up : Words.vector(((Call) given).numbers()));
  }

  /** The first row counts from the beginning; without rows it rests. */
  private PathModel start(PathModel rest, String name, PathModel.Goal here) {
    List<Row> rows = rows(name, Double.NEGATIVE_INFINITY);
    return rows.isEmpty()
        ? rest
        : new PathModel(scene, in, null).read(Rows.of(rows, "Wrist"), here);
  }

  private TurnModel start(TurnModel rest, TurnModel.Goal still) {
    List<Row> rows = rows("turn", Double.NEGATIVE_INFINITY);
    return rows.isEmpty()
        ? rest
        : new TurnModel(scene, in, null, this::origin).read(Rows.of(rows, "Wrist"), still);
  }

  private List<Row> rows(String name, double after) {
    return block.child(name).stream()
        .flatMap(each -> each.rows.stream())
        .filter(row -> row.time() > after)
        .toList();
  }

  private void hold(Row row) {
    String name = new Words(row.words()).takeName("in");
    Axes by = scene.find(name);
    double begin = row.time() - Axes.BEFORE;
    double end = row.end() - Axes.BEFORE;
    Lazy<V> place = new Lazy<>(() -> by.local(origin(begin), begin));
    Lazy<Q> turn = new Lazy<>(() -> by.rotation(begin).inverse().times(rotation(begin)));
    PathModel path = new PathModel(scene, in, null);
    path.add(
        row.end(),
        new PathModel.Goal(in, in, new Lazy<>(() -> in.local(by.point(place.get(), end), end))));
    TurnModel turns = new TurnModel(scene, in, null, this::origin);
    turns.add(
        row.end(),
        TurnModel.Goal.of(
            in,
            new Lazy<>(() -> in.rotation(end).inverse().times(by.rotation(end)).times(turn.get())),
            null));
    path.read(Rows.of(rows("move", row.end()), "Wrist"), null);
    turns.read(Rows.of(rows("turn", row.end()), "Wrist"), null);
    held.add(new Held(row.time(), row.end(), name, by, place, turn, new Free(path, turns)));
  }

  private Held held(double time) {
    Held last = null;
    for (Held each : held) {
      last = each.begin() <= time ? each : last;
    }
    return last;
  }

  /** {@code time}, or just before {@code side} took it if it holds it then. */
  double before(double time, String side) {
    Held last = held(time);
    boolean own = last != null && time < last.end() && last.name().startsWith(side + ".");
    return own ? last.begin() - Axes.BEFORE : time;
  }

  @Override
  public V origin(double time) {
    Held last = held(time);
    if (last != null && time < last.end()) {
      return last.by().point(last.place().get(), time);
    }
    return (last == null ? free : last.after()).path().at(time);
  }

  @Override
  public Q rotation(double time) {
    Held last = held(time);
    if (last != null && time < last.end()) {
      return last.by().rotation(time).times(last.turn().get());
    }
    return (last == null ? free : last.after()).turn().at(time);
  }

  /** The middle of a face. The prop may be read later. */
  Axes face(String name) {
    V out = outward(name);
    return Axes.of(t -> point(middle(out), t), this::rotation);
  }

  private V middle(V out) {
    return new V(out.x() * half.x(), out.y() * half.y(), out.z() * half.z());
  }

  static V outward(String face) {
    return switch (face.substring(face.indexOf('.') + 1)) {
      case "Front" -> new V(0, 0, -1);
      case "Back" -> new V(0, 0, 1);
      case "Left" -> new V(-1, 0, 0);
      case "Right" -> new V(1, 0, 0);
      case "Top" -> new V(0, 1, 0);
      case "Bottom" -> new V(0, -1, 0);
      default -> throw new IllegalArgumentException("no face: " + face);
    };
  }
}
