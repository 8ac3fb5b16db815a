package dev.diptych.family.scene;

import dev.diptych.model.diagnostic.Location;
import java.util.List;

/**
 * What is expected of nodes for some time, and where it holds.
 *
 * @param text the expectation, as people read it
 * @param nodes the indexes of the nodes that it is about; it is drawn at the first of them
 * @param moment the time that shows best whether it holds: where it fails most, in seconds
 * @param spans when it holds and when it does not, in ascending order; times between them do not
 *     count
 * @param at where it is written
 */
public record Check(
    String text, List<Integer> nodes, double moment, List<Span> spans, Location at) {
  /**
   * A time for which the result is the same.
   *
   * @param from its start, in seconds
   * @param to its end, at least {@code from}; a moment if they are equal
   * @param passed whether the expectation holds
   */
  public record Span(double from, double to, boolean passed) {}

  /** Keeps its own copies. */
  public Check {
    nodes = List.copyOf(nodes);
    spans = List.copyOf(spans);
  }

  /** The index of the node at which it is drawn; -1 if it is about none. */
  public int node() {
    return nodes.isEmpty() ? -1 : nodes.get(0);
  }

  /** Whether the expectation holds at all times. */
  public boolean passed() {
    return spans.stream().allMatch(Span::passed);
  }
}
