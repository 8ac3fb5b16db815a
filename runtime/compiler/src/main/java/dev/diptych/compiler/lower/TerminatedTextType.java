package dev.diptych.compiler.lower;

import static java.util.Objects.requireNonNull;

import dev.diptych.ir.Extent;
import dev.diptych.ir.FieldType;

/** The type of bytes with a terminator that generated code cannot write itself. */
final class TerminatedTextType {
  private TerminatedTextType() {}

  /** Its name with arguments for {@code type}, which must end with a terminator. */
  static String type(FieldType type) {
    Extent.Terminated ended = (Extent.Terminated) requireNonNull(type.extent());
    return "terminated_text(%d, %d, %s, %s, %s)"
        .formatted(
            ended.terminator().size(),
            ended.terminator().get(0),
            ended.include(),
            ended.consume(),
            ended.required());
  }
}
