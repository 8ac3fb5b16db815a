package dev.diptych.family.scene;

import java.util.List;

/**
 * Where a node goes, drawn as a line.
 *
 * @param node the index of the node
 * @param from the first time, in seconds
 * @param to the last time
 * @param times times to mark on the line
 */
public record Route(int node, double from, double to, List<Double> times) {
  /** Keeps its own copy. */
  public Route {
    times = List.copyOf(times);
  }
}
