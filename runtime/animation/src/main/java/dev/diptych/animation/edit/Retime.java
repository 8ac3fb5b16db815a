package dev.diptych.animation.edit;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.report.NumberFormatting;
import dev.diptych.authoring.comment.Moves;
import dev.diptych.family.Conversion.Converted;
import dev.diptych.model.document.Struct;
import java.util.List;

/**
 * Stretches and moves an input animation: each time is multiplied by a factor and shifted. Slopes
 * are divided by the factor, since they are per second.
 *
 * @param factor above 0
 * @param shift in seconds, added after the multiplication
 */
public record Retime(double factor, double shift) {
  /** {@code animation} with other times. */
  public Converted of(InputAnimation animation) {
    AnimationEditor editor = new AnimationEditor(animation.document());
    for (Curve curve : animation.curves()) {
      editor.put(curve, keys(curve).table());
    }
    if (AnimationEditor.hasMarkers(animation)) {
      List<Struct> markers =
          animation.markers().stream()
              .map(marker -> AnimationEditor.at(marker, time(marker.time(), "a marker")))
              .toList();
      editor.put(markers);
    }
    return new Converted(editor.document(), List.of())
        .moved(Moves.keys(time -> changed((float) time)));
  }

  private Keys keys(Curve curve) {
    Keys keys = new Keys(curve.keys().layout(), curve.size());
    float before = Float.NaN;
    for (int key = 0; key < curve.size(); key++) {
      float time = time(curve.time(key), curve.label());
      if (time == before && curve.time(key) != curve.time(key - 1)) {
        throw new IllegalArgumentException(
            "%s: the keys at %s s and %s s would both be at %s s"
                .formatted(
                    curve.label(),
                    NumberFormatting.exact(curve.time(key - 1)),
                    NumberFormatting.exact(curve.time(key)),
                    NumberFormatting.exact(time)));
      }
      before = time;
      keys.copy(curve, key);
      if (Float.floatToRawIntBits(time) != curve.timeBits(key)) {
        keys.put(Curve.TIME, time);
      }
      if (Keys.isFull(curve) && factor != 1) {
        slope(curve, key, keys, Keys.IN_SLOPE);
        slope(curve, key, keys, Keys.OUT_SLOPE);
      }
    }
    return keys;
  }

  private void slope(Curve curve, int key, Keys keys, int column) {
    float slope = Keys.number(curve, key, column);
    float changed = (float) (slope / factor);
    if (Float.isFinite(slope) && !Float.isFinite(changed)) {
      throw new IllegalArgumentException(
          "%s: a slope at %s s would become infinite"
              .formatted(curve.label(), NumberFormatting.exact(curve.time(key))));
    }
    if (!Float.isNaN(slope)) {
      keys.put(column, changed);
    }
  }

  private float changed(float time) {
    return factor == 1 && shift == 0 ? time : (float) (time * factor + shift);
  }

  private float time(float time, String label) {
    if (!Float.isFinite(time) || (factor == 1 && shift == 0)) {
      return time;
    }
    float changed = changed(time);
    if (!Float.isFinite(changed)) {
      throw new IllegalArgumentException(label + ": a time would become infinite");
    }
    return changed;
  }
}
