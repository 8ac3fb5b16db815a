package dev.diptych.animation.chart;

import dev.diptych.animation.math.Vector;
import dev.diptych.family.chart.ChartException;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A plane in space, with two axes.
 *
 * @param point a point on it
 * @param normal its normal, of length 1
 * @param across the direction of its first axis, of length 1
 * @param up the direction of its second axis, of length 1
 * @param first the name of the first axis
 * @param second the name of the second axis
 */
record Plane(Vector point, Vector normal, Vector across, Vector up, String first, String second) {
  /** The plane unless the user wants another one: two metres in front of the origin. */
  static final String DEFAULT = "z=2";

  private static final String NUMBER = "(-?\\d{1,9}(?:\\.\\d{1,9})?)";
  private static final Pattern ALONG_AXES = Pattern.compile("([xyz])=" + NUMBER);
  private static final Pattern ANY = Pattern.compile(NUMBER + (",\\s*" + NUMBER).repeat(5));
  private static final Vector X = new Vector(1, 0, 0);
  private static final Vector Y = new Vector(0, 1, 0);
  private static final Vector Z = new Vector(0, 0, 1);

  /**
   * Parses a plane: {@code z=2}, or a point and a normal as six numbers with commas.
   *
   * @throws ChartException if it is invalid
   */
  static Plane parse(String text) throws ChartException {
    Matcher along = ALONG_AXES.matcher(text.strip().toLowerCase(Locale.ROOT));
    if (along.matches()) {
      double at = Double.parseDouble(along.group(2));
      return switch (along.group(1)) {
        case "x" -> new Plane(X.scaled(at), X, Z, Y, "z", "y");
        case "y" -> new Plane(Y.scaled(at), Y, X, Z, "x", "z");
        default -> new Plane(Z.scaled(at), Z, X, Y, "x", "y");
      };
    }
    Matcher any = ANY.matcher(text.strip());
    if (any.matches()) {
      Vector normal = vector(any, 4);
      if (normal.norm() > 0) {
        return around(vector(any, 1), normal.unit());
      }
    }
    throw ChartException.option(
        "'" + text + "' is not a plane",
        "write z=2 in metres, or a point and a normal: 0,1.6,2, 0,0,-1");
  }

  private static Vector vector(Matcher numbers, int first) {
    return new Vector(
        Double.parseDouble(numbers.group(first)),
        Double.parseDouble(numbers.group(first + 1)),
        Double.parseDouble(numbers.group(first + 2)));
  }

  /** A plane whose second axis points up, as far as it can. */
  private static Plane around(Vector point, Vector normal) {
    Vector side = Y.cross(normal);
    Vector across = side.norm() < 1e-6 ? X : side.unit();
    return new Plane(point, normal, across, normal.cross(across), "across", "up");
  }

  /**
   * Where a ray meets the plane.
   *
   * @param into receives both coordinates: those of space for a plane along its axes, otherwise
   *     from the point
   * @return the distance from the origin of the ray; infinite if they do not meet
   */
  double meet(Vector origin, Vector direction, double[] into) {
    double toward = direction.dot(normal);
    double part = point.minus(origin).dot(normal) / toward;
    if (!(part >= 0) || !Double.isFinite(part)) {
      return Double.POSITIVE_INFINITY;
    }
    Vector way = direction.scaled(part);
    Vector hit = first.length() == 1 ? origin.plus(way) : origin.plus(way).minus(point);
    into[0] = hit.dot(across);
    into[1] = hit.dot(up);
    return way.norm();
  }
}
