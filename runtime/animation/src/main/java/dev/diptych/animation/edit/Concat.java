package dev.diptych.animation.edit;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Marker;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Struct;
import java.util.ArrayList;
import java.util.List;

/** Plays one input animation after another. */
public final class Concat {
  private Concat() {}

  /**
   * {@code second} after {@code first}, which has the same version, layout and parts.
   *
   * @param gap the seconds between the end of the one and the start of the other
   */
  public static Document of(InputAnimation first, InputAnimation second, double gap) {
    requireSame(first, second);
    float end = first.duration();
    float start = start(first, gap);
    if (!Float.isFinite(start) || (gap > 0 && start == end)) {
      throw new IllegalArgumentException("the gap is lost in the precision of times");
    }
    AnimationEditor editor = new AnimationEditor(first.document());
    for (int i = 0; i < first.curves().size(); i++) {
      Curve curve = first.curves().get(i);
      Curve other = second.curves().get(i);
      if (!other.isEmpty() && other.facts().earliest() < 0) {
        throw new IllegalArgumentException(
            other.label() + " of the second file begins before 0 s: trim it with --from 0");
      }
      Struct joined =
          curve.isEmpty()
              ? other.struct()
              : curve.struct().with("post_wrap", other.struct().require("post_wrap"));
      editor.put(
          curve,
          other.isEmpty() ? curve.struct() : joined,
          JoinedCurve.of(curve, other, end, start));
    }
    if (AnimationEditor.hasMarkers(first)) {
      editor.put(markers(first, second, start));
    }
    return editor.document();
  }

  /** When an animation begins that follows {@code first}. */
  public static float start(InputAnimation first, double gap) {
    return (float) (first.duration() + gap);
  }

  private static List<Struct> markers(InputAnimation first, InputAnimation second, float start) {
    List<Struct> markers = new ArrayList<>();
    first.markers().forEach(marker -> markers.add(marker.struct()));
    for (Marker marker : second.markers()) {
      float time = marker.time();
      markers.add(AnimationEditor.at(marker, (float) (start + (double) time)));
    }
    return markers;
  }

  private static void requireSame(InputAnimation first, InputAnimation second) {
    String format = first.document().schema().format().toString();
    String other = second.document().schema().format().toString();
    if (!format.equals(other)) {
      throw new IllegalArgumentException(
          "the files have different formats, %s and %s: convert one of them first"
              .formatted(format, other));
    }
    requireSame("a camera", first.camera() != null, second.camera() != null);
    requireSame("hands", !first.hands().isEmpty(), !second.hands().isEmpty());
    requireSame("a gaze", first.gaze() != null, second.gaze() != null);
  }

  private static void requireSame(String part, boolean first, boolean second) {
    if (first != second) {
      throw new IllegalArgumentException("only one of the files has " + part);
    }
  }
}
