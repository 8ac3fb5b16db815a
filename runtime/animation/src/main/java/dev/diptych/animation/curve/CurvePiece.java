package dev.diptych.animation.curve;

/**
 * The curve between two keys, which can be cut: both parts together are the same curve.
 *
 * @param time the time of the first key, in seconds
 * @param value its value
 * @param leaves how the curve leaves it
 * @param nextTime the time of the second key, later than the first
 * @param nextValue its value
 * @param arrives how the curve arrives at it
 */
public record CurvePiece(
    double time, double value, Handle leaves, double nextTime, double nextValue, Handle arrives) {
  /**
   * One side of a key.
   *
   * @param slope in units of the value per second; infinite if the value holds
   * @param weight the horizontal length of the tangent as a part of the piece
   * @param weighted whether the weight counts
   */
  public record Handle(double slope, double weight, boolean weighted) {
    /** A straight line, if the other side of the piece is one, too. */
    public static final Handle STRAIGHT = new Handle(0, 0, true);

    /** The value of the first key of the piece holds. */
    public static final Handle HOLD = new Handle(Double.POSITIVE_INFINITY, 0, false);

    private boolean isStraight() {
      return weighted && weight == 0;
    }

    private double length() {
      return weighted ? weight : Tangents.DEFAULT_WEIGHT;
    }
  }

  /** A point of a Bézier curve: a part of the time of the piece, and a value. */
  private record Point(double part, double value) {
    private Point to(Point other, double u) {
      return new Point(part + u * (other.part - part), value + u * (other.value - value));
    }
  }

  /**
   * Cuts the piece at a time between its keys.
   *
   * @return the part before and the part after the cut
   */
  public CurvePiece[] cut(double at) {
    double part = (at - time) / (nextTime - time);
    if (Double.isInfinite(leaves.slope) || Double.isInfinite(arrives.slope)) {
      return parts(at, value, leaves, Handle.HOLD, Handle.HOLD, arrives);
    }
    if (leaves.isStraight() && arrives.isStraight()) {
      double middle = value + part * (nextValue - value);
      return parts(at, middle, leaves, Handle.STRAIGHT, Handle.STRAIGHT, arrives);
    }
    return leaves.weighted || arrives.weighted ? bezier(at, part) : hermite(at, part);
  }

  private CurvePiece[] hermite(double at, double t) {
    double span = nextTime - time;
    double leave = leaves.slope * span;
    double arrive = arrives.slope * span;
    double middle = Segment.hermite(value, leave, nextValue, arrive, t);
    double slope =
        (6 * t * (1 - t) * (nextValue - value)
                + (1 - t) * (1 - 3 * t) * leave
                + t * (3 * t - 2) * arrive)
            / span;
    Handle handle = new Handle(slope, 0, false);
    return parts(at, middle, leaves, handle, handle, arrives);
  }

  /** De Casteljau's algorithm. */
  private CurvePiece[] bezier(double at, double part) {
    double span = nextTime - time;
    double out = leaves.length();
    double in = arrives.length();
    Point start = new Point(0, value);
    Point first = new Point(out, value + out * leaves.slope * span);
    Point second = new Point(1 - in, nextValue - in * arrives.slope * span);
    Point end = new Point(1, nextValue);
    double u = Segment.parameter(out, 1 - in, part);
    Point between = first.to(second, u);
    Point left = start.to(first, u);
    Point right = second.to(end, u);
    Point leftInner = left.to(between, u);
    Point rightInner = between.to(right, u);
    Point middle = leftInner.to(rightInner, u);
    return parts(
        at,
        middle.value,
        handle(start, left, part, span, leaves),
        handle(leftInner, middle, part, span, arrives),
        handle(middle, rightInner, 1 - part, span, leaves),
        handle(right, end, 1 - part, span, arrives));
  }

  /** The tangent between two points; that of {@code whole} if they are one above the other. */
  private static Handle handle(Point from, Point to, double part, double span, Handle whole) {
    double width = to.part - from.part;
    double slope = width > 0 ? (to.value - from.value) / (width * span) : whole.slope;
    return new Handle(slope, width / part, true);
  }

  private CurvePiece[] parts(
      double at, double middle, Handle leave, Handle arrive, Handle leaveAgain, Handle arriveLast) {
    return new CurvePiece[] {
      new CurvePiece(time, value, leave, at, middle, arrive),
      new CurvePiece(at, middle, leaveAgain, nextTime, nextValue, arriveLast)
    };
  }
}
