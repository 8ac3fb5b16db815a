package dev.diptych.animation.edit;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Marker;
import dev.diptych.animation.report.NumberFormatting;
import dev.diptych.authoring.comment.Moves;
import dev.diptych.family.Conversion.Converted;
import dev.diptych.model.document.Struct;
import java.util.ArrayList;
import java.util.List;

/**
 * The part of an input animation between two times.
 *
 * @param from in seconds; minus infinity for the start
 * @param to in seconds; infinity for the end
 * @param keepTimes whether times stay as they are, instead of being counted from {@code from}
 */
public record Trim(float from, float to, boolean keepTimes) {
  /** The part of {@code animation}. */
  public Converted of(InputAnimation animation) {
    if (Float.isFinite(from) && from >= animation.duration()) {
      throw new IllegalArgumentException(
          "the animation ends at %s s, before --from"
              .formatted(NumberFormatting.exact(animation.duration())));
    }
    double shift = keepTimes || !Float.isFinite(from) ? 0 : -(double) from;
    AnimationEditor editor = new AnimationEditor(animation.document());
    for (Curve curve : animation.curves()) {
      editor.put(curve, CutCurve.of(curve, from, to, shift));
    }
    List<String> notes = new ArrayList<>();
    if (AnimationEditor.hasMarkers(animation)) {
      editor.put(markers(animation, shift, notes));
    }
    return new Converted(editor.document(), notes)
        .moved(Moves.keys(time -> (float) ((float) time + shift)));
  }

  private List<Struct> markers(InputAnimation animation, double shift, List<String> notes) {
    List<Struct> kept = new ArrayList<>();
    for (Marker marker : animation.markers()) {
      float time = marker.time();
      if (time >= from && time <= to) {
        kept.add(shift == 0 ? marker.struct() : AnimationEditor.at(marker, (float) (time + shift)));
      }
    }
    int dropped = animation.markers().size() - kept.size();
    if (dropped > 0) {
      notes.add("%s outside of the cuts".formatted(NumberFormatting.count(dropped, "marker")));
    }
    return kept;
  }
}
