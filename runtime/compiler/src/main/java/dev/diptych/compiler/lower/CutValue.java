package dev.diptych.compiler.lower;

import dev.diptych.compiler.schema.FieldStorage;
import dev.diptych.ir.Extent;

/**
 * The value that expressions read of bytes that are stored with their terminator and padding. The
 * language of specs has no expression for it: the id of the value encodes what is cut off, and the
 * generated code is rewritten accordingly.
 */
final class CutValue {
  private CutValue() {}

  /** The id of the value for the field {@code field}, whose bytes have {@code frame}. */
  static String id(Extent.Frame frame, String field) {
    return "%scut_p%s_t%s_u%d_i%d_x_%s"
        .formatted(
            FieldStorage.PREFIX,
            frame.pad() == null ? "n" : frame.pad(),
            frame.terminator().isEmpty() ? "n" : frame.terminator().get(0),
            Math.max(1, frame.terminator().size()),
            frame.include() ? 1 : 0,
            field);
  }
}
