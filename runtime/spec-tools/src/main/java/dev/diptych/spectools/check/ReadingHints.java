package dev.diptych.spectools.check;

import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Storage;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.Cases;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import org.jspecify.annotations.Nullable;

/** Fields that the text could show better if the spec said more about them. */
final class ReadingHints {
  private static final String UNNAMED = "_unnamed";
  private static final int MAX_NAMED_BITS = 8;

  private final SpecView spec;

  ReadingHints(SpecView spec) {
    this.spec = spec;
  }

  /** What makes {@code view} hard to read, or null. */
  @Nullable String of(FieldView view) {
    Field field = view.field();
    if (field.derived()) {
      return null;
    }
    if (field.id().startsWith(UNNAMED)) {
      return "without an id";
    }
    if (field.type() instanceof Type.Switched) {
      return Cases.decided(view) ? null : "with the case in the name";
    }
    if (field.type() instanceof Type.Bytes) {
      return "bytes without a type";
    }
    EnumType names = spec.schema().names(field.type().names());
    return names == null || closed(field, names) ? null : "values without a name";
  }

  /** Whether each value has a name, or is a set of named bits. */
  private static boolean closed(Field field, EnumType names) {
    int bits =
        field.type() instanceof Type.Bits type
            ? type.width()
            : field.type() instanceof Type.Numeric number ? number.kind().width() * 8 : 64;
    boolean all = bits <= MAX_NAMED_BITS && names.names().size() == 1 << bits;
    return all || field.type().flags() || Storage.NAMED.equals(field.storage().allowed());
  }
}
