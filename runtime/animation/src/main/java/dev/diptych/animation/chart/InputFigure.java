package dev.diptych.animation.chart;

import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.input.Ray;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The figure of an input animation. */
final class InputFigure {
  /** The name of the eye gaze. */
  static final String GAZE = "gaze";

  private static final String CAMERA = "camera";
  private static final String POSITION = ".Position*";
  private static final List<String> HANDS = List.of("left.", "right.");

  private final List<Mover> movers = new ArrayList<>();
  private final List<Signal> signals = new ArrayList<>();

  private InputFigure() {}

  static Figure of(InputAnimation animation) {
    InputFigure figure = new InputFigure();
    animation.hands().forEach(hand -> figure.signals(List.of(hand.tracked()), false));
    animation.hands().forEach(hand -> figure.signals(List.of(hand.pinching()), false));
    animation.poses().stream().filter(pose -> !pose.isEmpty()).forEach(figure::pose);
    figure.gaze(animation.gaze());
    return new Figure(
        animation.earliest(),
        animation.duration(),
        "m",
        figure.movers,
        figure.signals,
        figure.shown(),
        figure.pairs());
  }

  private void pose(Pose pose) {
    movers.add(
        new Mover(dotted(pose.label()), source(pose.position()), source(pose.rotation()), null));
    signals(pose.position(), true);
    signals(pose.rotation(), false);
  }

  private void gaze(@Nullable Ray gaze) {
    if (gaze != null && !gaze.isEmpty()) {
      movers.add(new Mover(GAZE, source(gaze.origin()), null, source(gaze.direction())));
      signals(gaze.origin(), true);
      signals(gaze.direction(), false);
    }
  }

  private static Player.Source source(List<Curve> curves) {
    return () -> CurvePlayer.of(curves);
  }

  private void signals(List<Curve> curves, boolean isLength) {
    for (Curve curve : curves) {
      if (!curve.isEmpty()) {
        String name = dotted(curve.label());
        signals.add(new Signal(name, source(List.of(curve)), 1, 0, isLength));
      }
    }
  }

  private static String dotted(String label) {
    return label.replace(' ', '.');
  }

  /** The positions of the head and of both index tips; everything if there are none of these. */
  private List<String> shown() {
    List<String> shown = new ArrayList<>();
    if (has(CAMERA)) {
      shown.add(CAMERA + POSITION);
    }
    for (String hand : HANDS) {
      if (has(hand + Joint.INDEX_TIP.label())) {
        shown.add(hand + Joint.INDEX_TIP.label() + POSITION);
      }
    }
    shown.removeIf(pattern -> signals.stream().noneMatch(signal -> isIn(signal, pattern)));
    return shown.isEmpty() ? List.of("*") : shown;
  }

  private static boolean isIn(Signal signal, String pattern) {
    return signal.name().startsWith(pattern.substring(0, pattern.length() - 1));
  }

  /** Both index tips, and the thumb and the index tip of each hand. */
  private List<String> pairs() {
    List<String> pairs = new ArrayList<>();
    String tip = Joint.INDEX_TIP.label();
    pair(pairs, HANDS.get(0) + tip, HANDS.get(1) + tip);
    for (String hand : HANDS) {
      pair(pairs, hand + Joint.THUMB_TIP.label(), hand + tip);
    }
    return pairs;
  }

  private void pair(List<String> pairs, String one, String other) {
    if (has(one) && has(other)) {
      pairs.add(one);
      pairs.add(other);
    }
  }

  private boolean has(String name) {
    return movers.stream().anyMatch(mover -> mover.name().equals(name));
  }
}
