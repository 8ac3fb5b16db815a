package dev.diptych.animation.input;

import dev.diptych.animation.report.NumberFormatting;
import dev.diptych.animation.report.QuotedName;
import dev.diptych.model.document.Document;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Summarises input animations: their duration, and what moves in them. */
public final class InputSummary {
  private static final int MAX_NAMES = 5;

  private static final String END =
      "MRTK shows 0 s once more and removes both hands: the last keys are never shown";
  private static final String NAN_TIMES =
      "; MRTK restarts the duration after a curve that ends with one";

  private InputSummary() {}

  /** Labels and values in the order to print them; empty if {@code document} is none. */
  public static Map<String, String> of(Document document) {
    if (!InputAnimation.isIn(document.schema().format())) {
      return Map.of();
    }
    InputAnimation animation = InputAnimation.of(document);
    List<Curve> curves = animation.curves();
    long moving = curves.stream().filter(curve -> !curve.isEmpty()).count();
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("duration", seconds(animation.duration()));
    if (animation.duration() > 0) {
      facts.put("at the end", END);
    }
    long timesNaN = curves.stream().mapToLong(InputSummary::timesNaN).sum();
    if (timesNaN > 0) {
      facts.put("NaN times", timesNaN + NAN_TIMES);
    }
    if (start(curves) < 0) {
      facts.put("start", seconds(start(curves)));
    }
    facts.put("parts", parts(animation));
    facts.put("curves", moving + " of " + curves.size() + " with keys");
    facts.put("keyframes", Long.toString(curves.stream().mapToLong(Curve::size).sum()));
    for (Hand hand : animation.hands()) {
      facts.put(hand.label() + " hand", hand(hand, animation.duration()));
    }
    facts.put("markers", markers(animation.markers()));
    return facts;
  }

  /** The time of the earliest key, and at most 0. */
  private static float start(List<Curve> curves) {
    float earliest = 0;
    for (Curve curve : curves) {
      for (int key = 0; key < curve.size(); key++) {
        earliest = curve.time(key) < earliest ? curve.time(key) : earliest;
      }
    }
    return earliest;
  }

  private static long timesNaN(Curve curve) {
    return IntStream.range(0, curve.size()).filter(key -> Float.isNaN(curve.time(key))).count();
  }

  private static String parts(InputAnimation animation) {
    List<String> parts = new ArrayList<>();
    if (animation.camera() != null) {
      parts.add(part("camera", animation.camera().curves()));
    }
    if (!animation.hands().isEmpty()) {
      List<Curve> curves = new ArrayList<>();
      for (Hand hand : animation.hands()) {
        curves.addAll(List.of(hand.tracked(), hand.pinching()));
        hand.joints().forEach(joint -> curves.addAll(joint.curves()));
      }
      parts.add(part("hands", curves));
    }
    if (animation.gaze() != null) {
      parts.add(part("gaze", animation.gaze().curves()));
    }
    return parts.isEmpty() ? "none" : String.join(", ", parts);
  }

  private static String part(String name, List<Curve> curves) {
    return curves.stream().allMatch(Curve::isEmpty) ? name + " (no keys)" : name;
  }

  private static String hand(Hand hand, float end) {
    if (!hand.tracked().everTrue()) {
      return "never tracked";
    }
    String pinching = hand.pinching().everTrue() ? time(hand.pinching(), end) : "never";
    return "tracked " + time(hand.tracked(), end) + ", pinching " + pinching;
  }

  private static String time(Curve curve, float end) {
    double seconds = TrueDuration.of(curve, end);
    return Double.isNaN(seconds) ? "at times" : seconds(seconds);
  }

  private static String seconds(double seconds) {
    return NumberFormatting.rounded(seconds, 3) + " s";
  }

  private static String markers(List<Marker> markers) {
    if (markers.isEmpty()) {
      return "none";
    }
    String names =
        String.join(
            ", ",
            markers.stream().limit(MAX_NAMES).map(marker -> QuotedName.of(marker.name())).toList());
    return markers.size() + ": " + names + (markers.size() > MAX_NAMES ? ", ..." : "");
  }
}
