package dev.diptych.family.scene;

import java.util.ArrayList;
import java.util.List;

/**
 * The movement that a document describes, in metres and seconds; +Y is up.
 *
 * @param name what to call it, if a document has several; may be empty
 * @param axes the direction of +Z where +X points to the right
 * @param start the first time to show
 * @param end the last time to show, at least {@code start}
 * @param rate frames per second, for steps from frame to frame; 0 if the document has no frames
 * @param nodes what moves
 * @param links which nodes are joined
 * @param marks named times
 * @param signals other tracks, of one number, such as switches
 * @param routes where nodes go, drawn as lines
 * @param checks what is expected, and where it holds
 */
public record Scene(
    String name,
    Axes axes,
    double start,
    double end,
    double rate,
    List<Node> nodes,
    List<Link> links,
    List<Mark> marks,
    List<Track> signals,
    List<Route> routes,
    List<Check> checks) {
  /** The orientation of the axes. */
  public enum Axes {
    /** +Z points away from the viewer. */
    LEFT_HANDED,

    /** +Z points to the viewer. */
    RIGHT_HANDED
  }

  /** Keeps its own copies. */
  public Scene {
    nodes = List.copyOf(nodes);
    links = List.copyOf(links);
    marks = List.copyOf(marks);
    signals = List.copyOf(signals);
    routes = List.copyOf(routes);
    checks = List.copyOf(checks);
  }

  /** A scene without routes and checks. */
  public Scene(
      String name,
      Axes axes,
      double start,
      double end,
      double rate,
      List<Node> nodes,
      List<Link> links,
      List<Mark> marks,
      List<Track> signals) {
    this(name, axes, start, end, rate, nodes, links, marks, signals, List.of(), List.of());
  }

  /**
   * The same scene with things that the document itself does not have, such as the props of its
   * text.
   *
   * @param more nodes after those of this scene
   * @param routes more routes of nodes, by their indexes in the new scene
   * @param checks more checks of nodes, by their indexes in the new scene
   */
  public Scene with(List<Node> more, List<Route> routes, List<Check> checks) {
    return new Scene(
        name,
        axes,
        start,
        end,
        rate,
        joined(nodes, more),
        links,
        marks,
        signals,
        joined(this.routes, routes),
        joined(this.checks, checks));
  }

  private static <T> List<T> joined(List<T> first, List<T> more) {
    List<T> all = new ArrayList<>(first);
    all.addAll(more);
    return all;
  }
}
