package dev.diptych.family;

import dev.diptych.family.Conversion.Converted;
import dev.diptych.model.diagnostic.Result;
import java.nio.ByteBuffer;

/** Converts a file that is in no format of the schemas to a document. */
@FunctionalInterface
public interface Importer {
  /**
   * Converts a file.
   *
   * @param name its name, for diagnostics
   * @param bytes all of it, which must not be changed
   * @return the document, or the errors in the file
   * @throws IllegalArgumentException with one sentence if it cannot be converted
   */
  Result<Converted> convert(String name, ByteBuffer bytes);
}
