package dev.diptych.lsp.docs;

import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;

/**
 * Describes types in a few words.
 *
 * @param schema the schema
 */
record TypeText(Schema schema) {
  /** The type of {@code field} with the number of its elements. */
  String of(Field field) {
    String one = of(field.type());
    if (field.repeat() instanceof Repeat.Fixed fixed) {
      return fixed.count() + " × " + one;
    }
    return field.repeated() ? "list of " + one : one;
  }

  /** The type of one value. */
  String of(Type type) {
    EnumType names = schema.names(type.names());
    String word = type.flags() ? "flags" : names == null ? null : "name";
    if (type instanceof Type.Numeric number) {
      return word == null ? number(number.kind()) : word + " or " + number(number.kind());
    }
    if (type instanceof Type.Bits bits) {
      String range = "whole number, 0 to " + Long.toUnsignedString(-1L >>> (64 - bits.width()));
      return word == null ? range : word + " or " + range;
    }
    if (type instanceof Type.Text text) {
      return "text, " + text.encoding();
    }
    if (type instanceof Type.Bytes) {
      return "bytes";
    }
    if (type instanceof Type.Varint) {
      return "whole number";
    }
    if (type instanceof Type.Packing) {
      return "level of zlib, or bytes";
    }
    return type instanceof Type.Switched ? "one of several blocks" : "block";
  }

  private static String number(ScalarKind kind) {
    int bits = kind.width() * 8;
    return switch (kind.sort()) {
      case FLOAT -> "number, " + bits + " bits";
      case UNSIGNED -> "whole number, 0 to " + Long.toUnsignedString(-1L >>> (64 - bits));
      case SIGNED -> "whole number, %d to %d".formatted(-1L << (bits - 1), ~(-1L << (bits - 1)));
    };
  }
}
