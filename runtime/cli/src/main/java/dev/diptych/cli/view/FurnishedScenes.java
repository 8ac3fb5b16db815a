package dev.diptych.cli.view;

import dev.diptych.cli.session.Families;
import dev.diptych.family.scene.Scene;
import dev.diptych.family.scene.Scenery;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.DocumentCheck;
import dev.diptych.model.document.Document;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The scenes of a document, with what texts have around them.
 *
 * @param all the scenes
 * @param found what does not hold, and what cannot be evaluated
 */
record FurnishedScenes(List<Scene> all, Set<Diagnostic> found) {
  /**
   * The scenes of a document.
   *
   * @param checks those of its text, and of others
   * @param parents the parents of nodes by name
   */
  static FurnishedScenes of(
      Document document, List<DocumentCheck> checks, Map<String, String> parents) {
    List<Scene> scenes = new ArrayList<>();
    Set<Diagnostic> found = new LinkedHashSet<>();
    for (Scene plain : Families.scenes(document, parents)) {
      Scene scene = plain;
      for (DocumentCheck check : checks) {
        if (check instanceof Scenery scenery) {
          Scenery.Furnished furnished = scenery.around(scene, document);
          found.addAll(furnished.found());
          scene = furnished.scene();
        }
      }
      scenes.add(scene);
    }
    return new FurnishedScenes(scenes, found);
  }
}
