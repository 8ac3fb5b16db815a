package dev.diptych.family.scene;

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
    List<Track> signals) {
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
  }
}
