package dev.diptych.text.print;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Struct;

/** Prints values that follow from others as comments. */
final class NotePrinter {
  /** Bytes of a value that are worth a comment. */
  private static final int MOST_BYTES = 64;

  private final TextOutput out;
  private final ScalarPrinter scalars;

  NotePrinter(TextOutput out, ScalarPrinter scalars) {
    this.out = out;
    this.scalars = scalars;
  }

  void print(Struct struct) {
    for (Struct.Note note : struct.notes()) {
      if (!(note.value() instanceof Blob blob) || blob.length() <= MOST_BYTES) {
        out.begin();
        out.buffer().putAscii("# " + note.id() + " = ");
        scalars.value(note.type(), note.value());
        out.end();
      }
    }
  }
}
