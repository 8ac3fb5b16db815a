package dev.diptych.animation.chart;

import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.Track;
import java.util.ArrayList;
import java.util.List;

/** The figure of the motions of a file. With several characters, names begin with that of one. */
final class MotionFigure {
  private static final List<String> AXES = List.of("x", "y", "z", "w");

  /** More lines are hard to distinguish. */
  private static final int SHOWN = 3;

  private final List<Mover> movers = new ArrayList<>();
  private final List<Signal> signals = new ArrayList<>();
  private double end;

  private MotionFigure() {}

  static Figure of(Motion all) {
    MotionFigure figure = new MotionFigure();
    boolean several = all.flattened().stream().filter(m -> !m.tracks().isEmpty()).count() > 1;
    for (Motion motion : all.flattened()) {
      figure.end = Math.max(figure.end, motion.endFrame() / TrackPlayer.RATE);
      String prefix = several && !motion.name().isEmpty() ? motion.name() + "." : "";
      motion.tracks().forEach(track -> figure.track(prefix, track));
    }
    List<String> shown = figure.movers.stream().limit(SHOWN).map(Mover::name).toList();
    return new Figure(0, figure.end, "units", figure.movers, figure.signals, shown, List.of());
  }

  private void track(String prefix, Track track) {
    if (track.rows() == 0) {
      return;
    }
    boolean isVector = track.kind() == Track.Kind.VECTOR;
    String name = prefix + track.name();
    Player.Source source = () -> new TrackPlayer(track);
    movers.add(new Mover(name, isVector ? source : null, isVector ? null : source, null));
    for (int axis = 0; axis < track.width(); axis++) {
      signals.add(new Signal(name + "." + AXES.get(axis), source, track.width(), axis, isVector));
    }
    for (int row = 0; row < track.rows(); row++) {
      end = Math.max(end, track.frame(row) / TrackPlayer.RATE);
    }
  }
}
