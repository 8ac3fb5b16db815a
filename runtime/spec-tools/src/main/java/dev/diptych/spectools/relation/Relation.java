package dev.diptych.spectools.relation;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;

/**
 * A number that is what a measure gives, in all structs of a type in all files that were looked at.
 *
 * @param struct the type
 * @param field the number
 * @param measure what it is
 * @param evidence how likely it is that this is no chance
 */
record Relation(StructType struct, Field field, Measure measure, Evidence evidence) {}
