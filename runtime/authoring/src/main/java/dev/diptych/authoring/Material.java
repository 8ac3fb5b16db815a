package dev.diptych.authoring;

import dev.diptych.authoring.tree.Origin;
import dev.diptych.model.document.Document;
import java.util.Optional;

/** Files that words name as material, such as recordings. */
public interface Material {
  /**
   * The document in {@code file}, of either face; nothing after an error, which is reported.
   *
   * @param file its path, relative to the file that {@code statement} is in
   */
  Optional<Document> document(String file, Origin statement);

  /**
   * The bytes of {@code file}; nothing after an error, which is reported.
   *
   * @param file its path, relative to the file that {@code statement} is in
   * @param maxBytes how many it may have
   */
  Optional<byte[]> bytes(String file, int maxBytes, Origin statement);
}
