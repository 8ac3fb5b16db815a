package dev.diptych.binary.plan;

import dev.diptych.model.schema.StructType;
import java.util.List;

/**
 * The struct of the schema that a {@link StructPlan} decodes and encodes, and where the values of
 * its fields are kept. A schema has fields in another order than a spec has members: parameters of
 * the format, fields in sequence, then instances with bytes, each followed by its packing if it is
 * packed. Computed values and other parameters are members only.
 *
 * @param type the struct
 * @param members by index of the field in {@code type}
 * @param computed the cell of each computed value, in the order of {@link StructType#computed}
 * @param instances whether any field is an instance
 */
@SuppressWarnings("ArrayRecordComponent") // It is never compared.
record Shape(StructType type, List<Member> members, int[] computed, boolean instances) {}
