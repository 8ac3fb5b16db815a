package dev.diptych.spectools.sample;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Struct;
import dev.diptych.twin.GivenParameter;
import java.util.List;

/**
 * A file whose text restores its bytes.
 *
 * @param document its values as they are decoded
 * @param bytes the binary file
 * @param text the canonical text
 * @param given the values of the parameters of its format
 */
public record ProvenFile(Document document, Blob bytes, Blob text, List<GivenParameter> given) {
  /** Keeps its own copy. */
  public ProvenFile {
    given = List.copyOf(given);
  }

  /** Its values. */
  public Struct root() {
    return document.root();
  }
}
