package dev.diptych.compiler.schema;

import dev.diptych.ir.Expressions;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import dev.diptych.ir.Repetition;
import dev.diptych.ir.Spec;
import dev.diptych.ir.TypeDef;
import java.util.Set;

/**
 * Which arrays are tables.
 *
 * @param spec their spec
 */
record RecordTables(Spec spec) {
  /**
   * Whether {@code field} repeats, by a count or to the end, plain numbers or a struct of plain
   * numbers only, none of them flags, in the stream of its struct, whose elements have no names.
   */
  boolean isTable(Node.Field field) {
    boolean many =
        field.repetition() instanceof Repetition.Times
            || field.repetition() instanceof Repetition.ToEnd;
    // Elements with names are blocks.
    boolean named = field.text().elements() != null;
    boolean numbers =
        FieldTypes.number(field.type()) != null
            && isOfOneNumber(field)
            && field.text().flags() == null;
    return many && !named && (numbers || isRecords(field));
  }

  /** Whether the constraint of a number, if it has one, depends on nothing else. */
  private static boolean isOfOneNumber(Node.Field field) {
    return field.constraint() == null
        || Set.of("_").containsAll(Expressions.mentions(field.constraint().trees()));
  }

  private boolean isRecords(Node.Field field) {
    TypeDef record = spec.type(field.type());
    return record != null
        && field.type().extent() == null
        && field.type() instanceof FieldType.User user
        && user.arguments().isEmpty()
        && isRecord(record);
  }

  private static boolean isRecord(TypeDef type) {
    for (Node.Field field : type.seq()) {
      if (!isColumn(field)) {
        return false;
      }
    }
    return type.params().isEmpty() && type.instances().isEmpty() && !type.seq().isEmpty();
  }

  private static boolean isColumn(Node.Field field) {
    return FieldTypes.number(field.type()) != null
        && field.condition() == null
        && !field.repeated()
        && isOfOneNumber(field)
        && field.text().flags() == null
        && !field.text().isChecksum();
  }
}
