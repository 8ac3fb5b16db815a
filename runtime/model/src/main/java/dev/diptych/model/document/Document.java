package dev.diptych.model.document;

import dev.diptych.model.schema.Schema;

/**
 * A decoded file.
 *
 * @param schema its format
 * @param root its values
 */
public record Document(Schema schema, Struct root) {
  /** Residue of the root struct. */
  public Residue residue() {
    return root.residue();
  }

  /** Whether it is of a damaged file, which is decoded in part. */
  public boolean isDamaged() {
    return root.isDamaged();
  }
}
