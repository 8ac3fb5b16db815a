package dev.diptych.animation.authoring.expect;

import dev.diptych.animation.authoring.space.Prop;
import dev.diptych.animation.authoring.space.Space;
import dev.diptych.animation.hand.Side;
import dev.diptych.animation.math.Vector;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.family.scene.Check;
import dev.diptych.family.scene.Node;
import dev.diptych.family.scene.Route;
import dev.diptych.family.scene.Scene;
import dev.diptych.family.scene.Shape;
import dev.diptych.family.scene.Track;
import dev.diptych.model.document.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** Draws props, routes and expectations around a scene. */
final class SceneDrawing {
  /** The axes of a prop without a solid, in metres. */
  private static final double AXES = 0.05;

  /** A point that has no name in the picture: the text of its expectation names it. */
  private static final double POINT = 0.003;

  /** What moves by less has no route, in metres. */
  private static final double MOVES = 0.01;

  /** How far from what an expectation is about something may be to be shown with it, in metres. */
  private static final double FAR = 2;

  /** What is larger is not shown as a whole. */
  private static final double LARGE = 0.6;

  private static final dev.diptych.animation.authoring.space.Shape NO_SOLID =
      dev.diptych.animation.authoring.space.Shape.POINT;

  private final Scene scene;
  private final Playback playback;
  private final SpaceSampler sampler;
  private final List<Node> nodes = new ArrayList<>();
  private final List<Route> routes = new ArrayList<>();
  private final List<Check> checks = new ArrayList<>();
  private final Map<String, Integer> indexes = new HashMap<>();

  SceneDrawing(Scene scene, Playback playback) {
    this.scene = scene;
    this.playback = playback;
    this.sampler = new SpaceSampler(scene, playback);
    for (Node node : scene.nodes()) {
      indexes.put(node.label(), indexes.size());
    }
  }

  /** The scene with everything that was added. */
  Scene drawn() {
    return scene.with(nodes, routes, checks);
  }

  private int add(Node node) {
    int index = scene.nodes().size() + nodes.size();
    nodes.add(node);
    indexes.put(node.label(), index);
    return index;
  }

  /** Adds a prop, and the way that it goes by its rows. */
  void add(Prop prop) {
    List<Track> tracks = sampler.sample(prop.name(), prop, Vector.ZERO, prop.origin(), prop.keys());
    int node = add(node(prop.name(), prop.name(), shape(prop), tracks, Optional.empty()));
    if (!prop.keys().isEmpty() && extent(tracks.get(0)) > MOVES) {
      TreeSet<Double> times = new TreeSet<>();
      prop.keys().forEach(key -> times.add(key.time()));
      route(node, scene.start(), scene.end(), List.copyOf(times));
    }
  }

  private static Node node(
      String name, String group, Shape shape, List<Track> tracks, Optional<Track> visible) {
    return new Node(
        name,
        group,
        shape,
        -1,
        -1,
        tracks.subList(0, 1),
        tracks.subList(1, 2),
        visible.orElse(null),
        Path.ROOT);
  }

  private static Shape shape(Prop prop) {
    dev.diptych.animation.authoring.space.Shape solid = prop.shape();
    Vector half = solid.half();
    if (solid instanceof dev.diptych.animation.authoring.space.Shape.Sphere sphere) {
      return new Shape.Ball(sphere.radius());
    }
    return solid instanceof dev.diptych.animation.authoring.space.Shape.Box
        ? new Shape.Box(2 * half.x(), 2 * half.y(), 2 * half.z())
        : new Shape.Place(AXES);
  }

  /** The largest extent of a track along an axis. */
  private static double extent(Track track) {
    double[] numbers = new double[track.numbers()];
    double[] least = {Double.MAX_VALUE, Double.MAX_VALUE, Double.MAX_VALUE};
    double[] most = {-Double.MAX_VALUE, -Double.MAX_VALUE, -Double.MAX_VALUE};
    double extent = 0;
    for (int key = 0; key < track.size(); key++) {
      track.read(key, numbers, 0);
      for (int axis = 0; axis < numbers.length; axis++) {
        least[axis] = Math.min(least[axis], numbers[axis]);
        most[axis] = Math.max(most[axis], numbers[axis]);
        extent = Math.max(extent, most[axis] - least[axis]);
      }
    }
    return extent;
  }

  /** Adds the way of a point of a hand, from its first row to its last one. */
  void add(MovedPoint moved, Space space, List<Double> times, Origin origin) {
    if (times.size() > 1) {
      int node = node(new Thing(space.name(), space, Vector.ZERO, NO_SOLID, moved.side()), origin);
      route(node, times.get(0), times.get(times.size() - 1), times);
    }
  }

  private void route(int node, double from, double until, List<Double> times) {
    double start = Math.max(scene.start(), (float) from);
    double end = Math.min(scene.end(), (float) until);
    if (start < end) {
      // As the floats that files hold, of which the last one is the end of the scene.
      List<Double> inside =
          times.stream()
              .map(each -> (double) (float) (double) each)
              .filter(each -> start <= each && each <= end)
              .toList();
      routes.add(new Route(node, start, end, inside));
    }
  }

  /** Adds an expectation. */
  void add(Expectation expectation, Expectation.Judged judged) {
    Spans spans = Spans.of(expectation, judged, playback);
    List<Integer> about = new ArrayList<>();
    List<Thing> things = expectation.predicate().things();
    for (Thing thing : things) {
      boolean world = thing.space() == Space.WORLD && thing.local().equals(Vector.ZERO);
      if (!world && (about.isEmpty() || isNear(thing, things.get(0), spans.moment()))) {
        about.add(node(thing, expectation.origin()));
      }
    }
    checks.add(
        new Check(
            expectation.text(), about, spans.moment(), spans.spans(), expectation.origin().at()));
  }

  private static boolean isNear(Thing thing, Thing first, double time) {
    return thing.shape().half().norm() < LARGE
        && thing.place(time).minus(first.place(time)).norm() < FAR;
  }

  /** The node of a thing; a new one if the scene has none. */
  private int node(Thing thing, Origin origin) {
    boolean isSpace = thing.local().equals(Vector.ZERO);
    String name = isSpace ? thing.space().name() : thing.name();
    Integer known = indexes.get(name);
    if (known != null) {
      return known;
    }
    int dot = isSpace ? name.indexOf('.') : -1;
    String group = dot < 0 ? name : name.substring(0, dot);
    String own = name.substring(dot + 1);
    List<Track> tracks = sampler.sample(name, thing.space(), thing.local(), origin, List.of());
    return add(node(own, group, new Shape.Point(POINT), tracks, shown(thing)));
  }

  /** What shows the hand that a thing is a part of. */
  private Optional<Track> shown(Thing thing) {
    Side hand = thing.hand();
    return scene.nodes().stream()
        .filter(node -> hand != null && node.group().equals(hand.label()))
        .flatMap(node -> Optional.ofNullable(node.visible()).stream())
        .findFirst();
  }
}
