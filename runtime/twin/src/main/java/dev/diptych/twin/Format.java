package dev.diptych.twin;

import dev.diptych.binary.Codec;
import dev.diptych.binary.Salvage;
import dev.diptych.formats.CatalogEntry;
import dev.diptych.model.schema.Schema;
import dev.diptych.text.shape.Shapes;

/**
 * A loaded format.
 *
 * @param entry its catalog entry
 * @param schema its schema
 * @param codec its binary face
 * @param shapes its text face
 * @param parameters its parameters, with the values that the user gives
 */
record Format(
    CatalogEntry entry, Schema schema, Codec codec, Shapes shapes, Parameters parameters) {
  /** The same format, whose damaged files are decoded in part. */
  Format salvaging(Salvage kept) {
    return new Format(entry, schema, codec.salvaging(kept), shapes, parameters);
  }

  /**
   * The same format for parts of files.
   *
   * @param outerLists how many lists are around that whose elements are in parts
   */
  Format ofParts(int outerLists) {
    return new Format(entry, schema, codec.ofParts(outerLists), shapes, parameters);
  }
}
