package dev.diptych.twin;

import dev.diptych.binary.BinaryCodec;
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
 */
record Format(CatalogEntry entry, Schema schema, BinaryCodec codec, Shapes shapes) {}
