package dev.diptych.model.document;

import dev.diptych.model.schema.Schema;

/**
 * A decoded file.
 *
 * @param schema its format
 * @param root its values
 */
public record Document(Schema schema, Struct root) {
  /** What the schema does not account for in the file as a whole. */
  public Residue residue() {
    return root.residue();
  }
}
