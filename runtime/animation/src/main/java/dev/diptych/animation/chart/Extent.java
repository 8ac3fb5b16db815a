package dev.diptych.animation.chart;

/** The part of the plane that is met. */
final class Extent {
  /** The least size of a map, in metres. */
  private static final double MIN_SIZE = 0.1;

  private double left = Double.POSITIVE_INFINITY;
  private double right = Double.NEGATIVE_INFINITY;
  private double bottom = Double.POSITIVE_INFINITY;
  private double top = Double.NEGATIVE_INFINITY;

  void add(double x, double y) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
  }

  boolean isEmpty() {
    return left > right;
  }

  Extent widened() {
    double x = Math.max(0, MIN_SIZE - (right - left)) / 2;
    double y = Math.max(0, MIN_SIZE - (top - bottom)) / 2;
    left -= x;
    right += x;
    bottom -= y;
    top += y;
    return this;
  }

  double left() {
    return left;
  }

  double bottom() {
    return bottom;
  }

  double width() {
    return right - left;
  }

  double height() {
    return top - bottom;
  }
}
