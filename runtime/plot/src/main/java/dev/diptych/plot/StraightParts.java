package dev.diptych.plot;

import java.awt.geom.Path2D;

/**
 * A path without the points that are on a straight line between others, in pixels. The line passes
 * each of the omitted points within a tolerance that nobody sees.
 */
final class StraightParts {
  private static final double TOLERANCE = 0.1;

  private final Path2D.Double path;

  /** Whether there is an anchor, the last point of the path. */
  private boolean isStarted;

  private double anchorX;
  private double anchorY;

  /** Whether there is a last point after the anchor, which is not in the path yet. */
  private boolean isPending;

  private double lastX;
  private double lastY;

  /** The slopes from the anchor that pass all omitted points. */
  private double minSlope;

  private double maxSlope;

  StraightParts(Path2D.Double path) {
    this.path = path;
  }

  /** The path so far. */
  Path2D shape() {
    return path;
  }

  /** Ends a part of the line. */
  void gap() {
    if (isPending) {
      path.lineTo(lastX, lastY);
    } else if (isStarted) {
      // A single point is visible, too.
      path.lineTo(anchorX + TOLERANCE, anchorY);
    }
    isStarted = false;
    isPending = false;
  }

  void add(double x, double y) {
    if (!isStarted) {
      isStarted = true;
      path.moveTo(x, y);
      anchor(x, y);
      return;
    }
    if (isPending && !continues(x, y)) {
      path.lineTo(lastX, lastY);
      anchor(lastX, lastY);
    }
    narrow(x, y);
    isPending = true;
    lastX = x;
    lastY = y;
  }

  private void anchor(double x, double y) {
    anchorX = x;
    anchorY = y;
    isPending = false;
    minSlope = Double.NEGATIVE_INFINITY;
    maxSlope = Double.POSITIVE_INFINITY;
  }

  private boolean continues(double x, double y) {
    double slope = (y - anchorY) / (x - anchorX);
    return x > lastX && lastX > anchorX && slope >= minSlope && slope <= maxSlope;
  }

  private void narrow(double x, double y) {
    double run = x - anchorX;
    if (run > 0) {
      minSlope = Math.max(minSlope, (y - TOLERANCE - anchorY) / run);
      maxSlope = Math.min(maxSlope, (y + TOLERANCE - anchorY) / run);
    }
  }
}
