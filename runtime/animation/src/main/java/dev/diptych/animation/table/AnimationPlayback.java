package dev.diptych.animation.table;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.MotionReader;
import dev.diptych.animation.motion.Track;
import dev.diptych.animation.motion.sampling.Sampling;
import dev.diptych.model.document.Document;
import dev.diptych.model.schema.FormatName;
import dev.diptych.table.Column;
import dev.diptych.table.ColumnType;
import dev.diptych.table.Playback;
import dev.diptych.table.RowSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** All curves of an input animation, or all tracks of the motions of a file. */
public final class AnimationPlayback implements Playback {
  /** The name of the column with the time. */
  static final String TIME = "time";

  private static final List<String> AXES = List.of("x", "y", "z", "w");

  private final Document document;

  private AnimationPlayback(Document document) {
    this.document = document;
  }

  /** What {@code document} plays; empty for a document of another family. */
  public static Optional<Playback> of(Document document) {
    FormatName format = document.schema().format();
    return InputAnimation.isIn(format) || MotionReader.isIn(format)
        ? Optional.of(new AnimationPlayback(document))
        : Optional.empty();
  }

  @Override
  public String timeName() {
    return TIME;
  }

  @Override
  public RowSource at(double rate) {
    return InputAnimation.isIn(document.schema().format())
        ? curves(InputAnimation.of(document), rate)
        : tracks(MotionReader.read(document), rate);
  }

  private RowSource curves(InputAnimation animation, double rate) {
    Map<String, Curve> curves = new HashMap<>();
    for (Curve curve : animation.curves()) {
      curves.put(curve.label(), curve);
    }
    List<PlayedSignal> signals = new ArrayList<>();
    CurveColumns.of(document.schema())
        .forEach((label, field) -> signals.add(PlayedCurve.of(label, field, curves.get(label))));
    return PlayedRows.of(animation.earliest(), animation.duration(), rate, signals);
  }

  /** With several characters, names begin with that of one. */
  private static RowSource tracks(Motion all, double rate) {
    List<PlayedSignal> signals = new ArrayList<>();
    Set<String> names = new HashSet<>();
    boolean several = all.flattened().stream().filter(m -> !m.tracks().isEmpty()).count() > 1;
    int end = 0;
    for (Motion motion : all.flattened()) {
      end = Math.max(end, motion.endFrame());
      String prefix = several && !motion.name().isEmpty() ? motion.name() + "." : "";
      for (Track track : motion.tracks()) {
        String name = unique(prefix + track.name(), names);
        Sampling sampling = Sampling.of(track);
        for (int axis = 0; axis < track.width(); axis++) {
          String column = name + "." + AXES.get(axis);
          signals.add(
              new PlayedTrack(
                  new Column(column, ColumnType.FLOAT64, true, null, ""), sampling, axis));
        }
      }
    }
    return PlayedRows.of(0, end / PlayedTrack.RATE, rate, signals);
  }

  private static String unique(String name, Set<String> names) {
    String found = name;
    for (int i = 2; !names.add(found); i++) {
      found = name + "#" + i;
    }
    return found;
  }
}
