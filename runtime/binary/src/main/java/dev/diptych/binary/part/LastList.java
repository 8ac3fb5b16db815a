package dev.diptych.binary.part;

import dev.diptych.ir.Node;
import dev.diptych.ir.Repetition;
import dev.diptych.ir.Spec;
import dev.diptych.model.derive.DerivedCounts;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The list at the end of the files of a format, if its elements depend on nothing but the fields
 * before the list. A file is then its first fields and elements that can be decoded and encoded in
 * any number of parts: each part, behind the first fields, is a file of the format, too, apart from
 * the number of elements that these fields give.
 *
 * @param field index of the list in the root struct; -1 if there is no such list
 * @param counted whether fields before it give its number of elements; otherwise the file does
 * @param exceptions structs that the list may have and that require the whole file, by name, with
 *     what requires it, as a sentence
 * @param obstacle what requires the whole file, as a sentence; empty if there is such a list
 */
public record LastList(
    int field, boolean counted, Map<String, String> exceptions, String obstacle) {
  private static final String NO_LIST =
      "its last field is no list of structs up to the end of the file, or of a number that the file"
          + " gives";

  public LastList {
    exceptions = Map.copyOf(exceptions);
  }

  /**
   * The list of a format.
   *
   * @param spec the spec
   * @param schema the schema of the same spec
   */
  public static LastList of(Spec spec, Schema schema) {
    List<Node.Field> sequence = spec.rootType().seq();
    Node.Field last = sequence.isEmpty() ? null : sequence.get(sequence.size() - 1);
    if (last == null || !isList(last) || !last.struct()) {
      return none(NO_LIST);
    }
    DerivedCounts counts = DerivedCounts.of(schema.root(), last.id());
    String obstacle = inSchema(schema, last.id());
    if (obstacle != null) {
      return none(obstacle);
    }
    Obstacles obstacles = new Obstacles(spec, schema, last, counts.ids());
    String found = obstacles.everywhere();
    boolean counted = last.repetition() instanceof Repetition.Times;
    return found == null
        ? new LastList(schema.root().fields().size() - 1, counted, obstacles.exceptions(), "")
        : none(found);
  }

  /** Whether there is such a list. */
  public boolean exists() {
    return field >= 0;
  }

  private static LastList none(String obstacle) {
    return new LastList(-1, false, Map.of(), obstacle);
  }

  private static boolean isList(Node.Field field) {
    return field.repetition() instanceof Repetition.ToEnd
        || field.repetition() instanceof Repetition.Times;
  }

  /** What in the document or the text requires the whole file. */
  private static @Nullable String inSchema(Schema schema, String list) {
    StructType root = schema.root();
    Field last = root.fields().get(root.fields().size() - 1);
    boolean isList = last.id().equals(list) && !last.table() && last.elements() == null;
    if (!isList || last.repeat() instanceof Repeat.Fixed) {
      return NO_LIST;
    }
    if (last.optional() || last.storage().packed()) {
      return list + " may be absent or is compressed";
    }
    boolean depends =
        root.nestedDerivations().stream().anyMatch(each -> depends(each.derivation(), list));
    if (!root.zips().isEmpty() || depends) {
      return "fields before " + list + " may depend on it";
    }
    boolean keepsForm = schema.style().lineEnd() != null || schema.style().tail() != null;
    if (keepsForm || schema.style().rawStrings()) {
      return "its texts have a form that is kept";
    }
    for (Field field : root.fields()) {
      if (depends(field.derivation(), list)) {
        return field.id() + " may depend on " + list;
      }
    }
    return null;
  }

  /** Whether a value may be derived from the list, and not from its number of elements alone. */
  private static boolean depends(Derivation derivation, String list) {
    if (derivation instanceof Derivation.LengthOf length) {
      return length.field().equals(list);
    }
    return !(derivation instanceof Derivation.None
        || derivation instanceof Derivation.ConstantNumber
        || derivation instanceof Derivation.ConstantBytes
        || derivation instanceof Derivation.CountOf);
  }
}
