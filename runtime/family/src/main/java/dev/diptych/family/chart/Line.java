package dev.diptych.family.chart;

/**
 * A line.
 *
 * @param name its name
 * @param points its points, which may be many more than the chart has room for
 */
public record Line(String name, Points points) {
  /** The points of a line, computed when they are asked for. */
  @FunctionalInterface
  public interface Points {
    /** Gives all points to {@code sink}, in the order of the line. */
    void forEach(Sink sink);
  }

  /** Receives points. */
  @FunctionalInterface
  public interface Sink {
    /**
     * Receives a point.
     *
     * @param x on the horizontal axis
     * @param y the value; the line has a gap where it is not finite
     */
    void point(double x, double y);
  }
}
