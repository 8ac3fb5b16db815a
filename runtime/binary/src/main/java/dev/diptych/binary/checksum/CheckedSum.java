package dev.diptych.binary.checksum;

import dev.diptych.model.document.Path;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import org.jspecify.annotations.Nullable;

/**
 * A checksum of a file, compared with its bytes.
 *
 * @param path the path to it
 * @param field the field
 * @param stored its value in the file
 * @param expected its value according to the bytes; null if it cannot be computed
 * @param agrees whether both mean the same
 * @param packed whether it is within compressed or scrambled bytes
 * @param problem why it cannot be computed; empty if it can
 */
public record CheckedSum(
    Path path,
    Field field,
    Value stored,
    @Nullable Value expected,
    boolean agrees,
    boolean packed,
    String problem) {
  /** Whether a text can omit it. */
  public boolean right() {
    return stored.equals(expected);
  }
}
