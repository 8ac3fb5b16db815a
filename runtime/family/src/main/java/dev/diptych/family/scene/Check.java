package dev.diptych.family.scene;

import dev.diptych.model.document.Path;
import java.util.List;

/**
 * What is expected of a node for some time, and where it holds.
 *
 * @param text the expectation, as people read it
 * @param node the index of the node that it is about; -1 if it is about none
 * @param spans when it holds and when it does not, in ascending order; times between them do not
 *     count
 * @param path where the document has it
 */
public record Check(String text, int node, List<Span> spans, Path path) {
  /**
   * A time for which the result is the same.
   *
   * @param from its start, in seconds
   * @param to its end, at least {@code from}; a moment if they are equal
   * @param passed whether the expectation holds
   */
  public record Span(double from, double to, boolean passed) {}

  /** Keeps its own copy. */
  public Check {
    spans = List.copyOf(spans);
  }

  /** Whether the expectation holds at all times. */
  public boolean passed() {
    return spans.stream().allMatch(Span::passed);
  }
}
