package dev.diptych.text.print;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Struct;

/** Prints computed values as comments. */
final class ComputedValuePrinter {
  /** Longer byte values are not printed. */
  private static final int MAX_BYTES = 64;

  private final TextOutput out;
  private final ScalarPrinter scalars;

  ComputedValuePrinter(TextOutput out, ScalarPrinter scalars) {
    this.out = out;
    this.scalars = scalars;
  }

  void print(Struct struct) {
    if (struct.computedValues().isEmpty()) {
      return;
    }
    for (Struct.ComputedValue note : struct.computedValues()) {
      if (!(note.value() instanceof Blob blob) || blob.length() <= MAX_BYTES) {
        out.begin();
        out.buffer().putAscii("# " + note.id() + " = ");
        scalars.value(note.type(), note.value());
        out.end();
      }
    }
  }
}
