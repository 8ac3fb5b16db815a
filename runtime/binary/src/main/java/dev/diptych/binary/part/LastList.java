package dev.diptych.binary.part;

import dev.diptych.ir.Node;
import dev.diptych.ir.Repetition;
import dev.diptych.ir.Spec;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The list at the end of the files of a format, if its elements depend on nothing but the fields
 * before the list. A file is then its first fields and elements that can be decoded and encoded in
 * any number of parts: each part, behind the first fields, is a file of the format, too.
 *
 * @param field index of the list in the root struct; -1 if there is no such list
 * @param obstacle what requires the whole file, as a sentence; empty if there is such a list
 */
public record LastList(int field, String obstacle) {
  /**
   * The list of a format.
   *
   * @param spec the spec
   * @param schema the schema of the same spec
   */
  public static LastList of(Spec spec, Schema schema) {
    List<Node.Field> sequence = spec.rootType().seq();
    Node.Field last = sequence.isEmpty() ? null : sequence.get(sequence.size() - 1);
    if (last == null || !(last.repetition() instanceof Repetition.ToEnd) || !last.struct()) {
      return none("its last field is no list of structs up to the end of the file");
    }
    String obstacle = inSchema(schema, last.id());
    if (obstacle == null) {
      obstacle = new Obstacles(spec).in(last);
    }
    return obstacle == null ? new LastList(schema.root().fields().size() - 1, "") : none(obstacle);
  }

  /** Whether there is such a list. */
  public boolean exists() {
    return field >= 0;
  }

  private static LastList none(String obstacle) {
    return new LastList(-1, obstacle);
  }

  /** What in the document or the text requires the whole file. */
  private static @Nullable String inSchema(Schema schema, String list) {
    StructType root = schema.root();
    Field last = root.fields().get(root.fields().size() - 1);
    if (!last.id().equals(list) || last.table() || last.elements() != null) {
      return "its last field is no list of structs up to the end of the file";
    }
    if (last.optional() || last.storage().packed()) {
      return list + " may be absent or is compressed";
    }
    if (schema.hasOffsets() || schema.hasChecksums()) {
      return "it has offsets or checksums";
    }
    if (!root.zips().isEmpty() || !root.nestedDerivations().isEmpty()) {
      return "fields before " + list + " may depend on it";
    }
    boolean keepsForm = schema.style().lineEnd() != null || schema.style().tail() != null;
    if (keepsForm || schema.style().rawStrings()) {
      return "its texts have a form that is kept";
    }
    for (Field field : root.fields()) {
      if (!isGiven(field)) {
        return field.id() + " may depend on " + list;
      }
    }
    return null;
  }

  private static boolean isGiven(Field field) {
    Derivation derivation = field.derivation();
    return derivation instanceof Derivation.None
        || derivation instanceof Derivation.ConstantNumber
        || derivation instanceof Derivation.ConstantBytes;
  }
}
