package dev.diptych.spectools.example.choose;

import dev.diptych.compiler.ir.Expr;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Value;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.example.values.DraftStruct;
import dev.diptych.spectools.example.values.Evaluator;

/**
 * Makes values that are no structs.
 *
 * @param chooser chooses them
 * @param adjustment gets invalid sizes
 */
record SingleValues(ValueChooser chooser, NumberAdjustment adjustment) {
  static boolean negative(DraftStruct draft, Expr size) {
    return Evaluator.bytes(draft, size) == 0 && Evaluator.number(draft, size) < 0;
  }

  /** A value for {@code view} of {@code bytes} bytes, or of any number of them if -1. */
  Value of(DraftStruct draft, FieldView view, long bytes) {
    Expr size = view.size();
    if (size != null && negative(draft, size)) {
      adjustment.adjust(draft, size, 0, number -> number >= 0);
    }
    boolean packed = bytes >= 0 && view.field().storage().packed();
    byte[] content = packed ? PackedContents.content(bytes) : null;
    return content == null ? chosen(draft, view, bytes) : new Blob(content);
  }

  private Value chosen(DraftStruct draft, FieldView view, long size) {
    Value value = chooser.choose(draft, view, size);
    long bytes = value instanceof Blob blob && size < 0 ? blob.length() : -1;
    long fitting = bytes < 0 ? bytes : ElementCounts.measured(draft, view, bytes);
    return fitting == bytes ? value : chooser.choose(draft, view, fitting);
  }
}
