package dev.diptych.animation.edit;

import static java.util.Objects.requireNonNull;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Pose;
import dev.diptych.authoring.comment.Moves;
import dev.diptych.family.Conversion.Converted;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Struct;
import java.util.List;

/**
 * Mirrors an input animation at the plane x = 0: the hands change places, x of positions and
 * directions and y and z of rotations change their signs. Zeros and NaN stay as they are, so that 0
 * does not become −0, and mirroring twice gives the same bytes.
 */
public final class Mirror {
  private static final String HANDS = "hands";
  private static final String LEFT = "Left";
  private static final String RIGHT = "Right";
  private static final List<String> PAIRS = List.of("tracked_", "pinching_", "joints_");

  private Mirror() {}

  /** {@code animation} in a mirror. */
  public static Converted of(InputAnimation animation) {
    AnimationEditor editor = new AnimationEditor(animation.document());
    for (Pose pose : animation.poses()) {
      negate(editor, pose.position().get(0));
      negate(editor, pose.rotation().get(1));
      negate(editor, pose.rotation().get(2));
    }
    if (animation.gaze() != null) {
      negate(editor, animation.gaze().origin().get(0));
      negate(editor, animation.gaze().direction().get(0));
    }
    Document mirrored = editor.document();
    Struct root = mirrored.root();
    Struct hands = (Struct) root.get(HANDS);
    Document swapped =
        hands == null
            ? mirrored
            : new Document(mirrored.schema(), root.with(HANDS, swapped(hands)));
    return new Converted(swapped, List.of()).moved(Moves.names(Mirror::otherSide));
  }

  /** The name of a block of the other hand, or the same. */
  private static String otherSide(String name) {
    if (name.endsWith(LEFT)) {
      return name.substring(0, name.length() - LEFT.length()) + RIGHT;
    }
    return name.endsWith(RIGHT) ? name.substring(0, name.length() - RIGHT.length()) + LEFT : name;
  }

  private static Struct swapped(Struct hands) {
    Struct swapped = hands;
    for (String pair : PAIRS) {
      swapped =
          swapped
              .with(pair + "left", requireNonNull(hands.get(pair + "right")))
              .with(pair + "right", requireNonNull(hands.get(pair + "left")));
    }
    return swapped;
  }

  private static void negate(AnimationEditor editor, Curve curve) {
    Keys keys = Keys.of(curve);
    for (int key = 0; key < curve.size(); key++) {
      negate(keys, key, Curve.VALUE, curve);
      if (Keys.isFull(curve)) {
        negate(keys, key, Keys.IN_SLOPE, curve);
        negate(keys, key, Keys.OUT_SLOPE, curve);
      }
    }
    editor.put(curve, keys.table());
  }

  private static void negate(Keys keys, int key, int column, Curve curve) {
    float number = Keys.number(curve, key, column);
    if (number != 0 && !Float.isNaN(number)) {
      keys.put(key, column, -number);
    }
  }
}
