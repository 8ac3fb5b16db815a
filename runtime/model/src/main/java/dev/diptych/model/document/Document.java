package dev.diptych.model.document;

import dev.diptych.model.schema.Schema;

/**
 * A decoded file.
 *
 * @param schema its format
 * @param root its values
 * @param residue what the schema does not account for
 */
public record Document(Schema schema, Struct root, Residue residue) {}
