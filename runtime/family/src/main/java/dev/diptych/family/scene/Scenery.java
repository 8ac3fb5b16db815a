package dev.diptych.family.scene;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.document.Document;
import java.util.List;

/**
 * What a text has around the scene of a document, and the document itself does not have: things,
 * routes, and what is expected. A {@link dev.diptych.model.diagnostic.DocumentCheck} may have it.
 */
public interface Scenery {
  /**
   * A scene with everything around it that can be evaluated.
   *
   * @param scene the scene
   * @param found what does not hold, and what cannot be evaluated and is missing
   */
  record Furnished(Scene scene, List<Diagnostic> found) {
    /** Keeps its own copy. */
    public Furnished {
      found = List.copyOf(found);
    }
  }

  /**
   * A scene of a document with what is around it.
   *
   * @param scene a scene of {@code document}
   */
  Furnished around(Scene scene, Document document);
}
