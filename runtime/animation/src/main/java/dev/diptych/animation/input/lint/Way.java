package dev.diptych.animation.input.lint;

import dev.diptych.animation.math.Vector;
import dev.diptych.animation.report.NumberFormatting;
import java.util.ArrayList;
import java.util.List;

/** Ways of a person in messages. */
final class Way {
  /** A shorter part of a way is not worth a word. */
  private static final double LEAST = 0.005;

  /** What a person steps to stays below it: the limit itself is out of comfort. */
  private static final double INSIDE = 0.99;

  private Way() {}

  /** In centimetres below a metre. */
  static String length(double metres) {
    return metres < 0.995
        ? NumberFormatting.rounded(100 * metres, 0) + " cm"
        : NumberFormatting.rounded(metres, 2) + " m";
  }

  /**
   * The shortest way after which a place that was at {@code offset} is within {@code radius}: on
   * the floor if that is possible.
   */
  static Vector into(Vector offset, double radius) {
    double inside = INSIDE * radius;
    double floor = Math.sqrt(offset.x() * offset.x() + offset.z() * offset.z());
    if (Math.abs(offset.y()) < inside && floor > 0) {
      double left = Math.sqrt(inside * inside - offset.y() * offset.y());
      double part = Math.max(0, 1 - left / floor);
      return new Vector(part * offset.x(), 0, part * offset.z());
    }
    return offset.scaled(Math.max(0, 1 - inside / offset.norm()));
  }

  /** The way as a person would tell it, such as {@code 4.2 m ahead and 30 cm to the left}. */
  static String text(Vector way) {
    List<String> parts = new ArrayList<>();
    part(parts, way.z(), "ahead", "back");
    part(parts, way.x(), "to the right", "to the left");
    part(parts, way.y(), "up", "down");
    return String.join(" and ", parts);
  }

  private static void part(List<String> parts, double way, String positive, String negative) {
    if (Math.abs(way) >= LEAST) {
      parts.add(length(Math.abs(way)) + " " + (way > 0 ? positive : negative));
    }
  }
}
