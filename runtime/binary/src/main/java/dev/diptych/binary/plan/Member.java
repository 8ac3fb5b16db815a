package dev.diptych.binary.plan;

import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.StructType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A field of the schema as a plan keeps it.
 *
 * @param field the field
 * @param slot the cell of its value; a repeated field has an array there, unless it is a table
 * @param form how its value, or each element, is kept
 * @param cases for {@link Form#CHOICE}, the struct of each case of the plan: its own, or the struct
 *     around a value that is none; otherwise empty
 * @param rows for {@link Form#ROWS}, their columns; otherwise null
 * @param closed whether its bytes are those of its sequence: no stream of its own, and no instances
 *     with bytes of other places
 * @param repeated whether it is repeated, and no table
 * @param packed whether its bytes are packed
 * @param parameter whether it is a parameter of the format
 * @param instance whether it is an instance, which is decoded when something asks for it
 */
record Member(
    Field field,
    int slot,
    Form form,
    List<StructType> cases,
    @Nullable RecordLayout rows,
    boolean closed,
    boolean repeated,
    boolean packed,
    boolean parameter,
    boolean instance) {
  /** Whether it is the count or the length of another field. */
  boolean counts() {
    return field.derivation() instanceof Derivation.CountOf
        || field.derivation() instanceof Derivation.LengthOf;
  }
}
