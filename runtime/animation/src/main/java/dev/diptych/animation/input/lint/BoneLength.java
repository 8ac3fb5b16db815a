package dev.diptych.animation.input.lint;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.Hand;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.report.NumberFormatting;
import dev.diptych.model.document.Path;
import java.util.ArrayList;
import java.util.List;

/** The shortest and the longest length of a bone while its hand is tracked. */
final class BoneLength {
  private static final int TRACKED = 0;
  private static final int PARENT = 1;
  private static final int CHILD = 4;

  /** A length in metres, its time in seconds, and the key of the child there. */
  private record Measure(double length, double time, int key) {
    private String text() {
      return centimetres(length) + " cm at " + NumberFormatting.exact((float) time) + " s";
    }
  }

  private final String name;
  private final Curve child;
  private Measure shortest = new Measure(Double.POSITIVE_INFINITY, 0, 0);
  private Measure longest = new Measure(Double.NEGATIVE_INFINITY, 0, 0);

  private BoneLength(String name, Curve child) {
    this.name = name;
    this.child = child;
  }

  /** Measures the bone from {@code parent} to {@code child}. */
  static BoneLength of(Hand hand, Pose parent, Pose child) {
    List<Curve> curves = new ArrayList<>(List.of(hand.tracked()));
    curves.addAll(parent.position());
    curves.addAll(child.position());
    String from = parent.label().substring(hand.label().length() + 1);
    String to = child.label().substring(hand.label().length() + 1);
    BoneLength bone = new BoneLength(from + " to " + to, child.position().get(0));
    bone.measure(new KeyWalk(curves));
    return bone;
  }

  private void measure(KeyWalk walk) {
    while (walk.advance()) {
      if (walk.isTrue(TRACKED)) {
        double length = walk.distance(PARENT, CHILD);
        if (length < shortest.length) {
          shortest = new Measure(length, walk.time(), walk.key(CHILD));
        }
        if (length > longest.length) {
          longest = new Measure(length, walk.time(), walk.key(CHILD));
        }
      }
    }
  }

  /** The difference of its lengths in metres; negative if it was never tracked. */
  double change() {
    return longest.length - shortest.length;
  }

  /** The key of the child at the later of the two lengths. */
  Path at() {
    return child.at(later().key);
  }

  private Measure later() {
    return shortest.time < longest.time ? longest : shortest;
  }

  String message() {
    Measure earlier = shortest.time < longest.time ? shortest : longest;
    return "%s: the bone changes its length by %s cm, from %s to %s"
        .formatted(name, centimetres(change()), earlier.text(), later().text());
  }

  private static String centimetres(double length) {
    return NumberFormatting.rounded(100 * length, 1);
  }
}
