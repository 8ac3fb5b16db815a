package dev.diptych.animation.scene;

import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.motion.MotionReader;
import dev.diptych.family.scene.Scene;
import dev.diptych.model.document.Document;
import dev.diptych.model.schema.FormatName;
import java.util.List;
import java.util.Map;

/** Chooses the scenes of a document. */
public final class Scenes {
  private Scenes() {}

  /**
   * The scenes of {@code document}; none if it is of another family.
   *
   * @param parents the parents of bones of a motion, by name
   */
  public static List<Scene> of(Document document, Map<String, String> parents) {
    FormatName format = document.schema().format();
    if (InputAnimation.isIn(format)) {
      return List.of(InputScene.of(InputAnimation.of(document)));
    }
    return MotionReader.isIn(format) ? MotionScenes.of(document, parents) : List.of();
  }
}
