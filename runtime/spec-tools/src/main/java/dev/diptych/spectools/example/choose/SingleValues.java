package dev.diptych.spectools.example.choose;

import dev.diptych.binary.packing.Zlib;
import dev.diptych.ir.Expr;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Value;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.example.values.DraftStruct;
import dev.diptych.spectools.example.values.Evaluator;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Creates values that are not structs.
 *
 * @param chooser chooses the values
 * @param adjustment changes fields that give invalid sizes
 */
record SingleValues(ValueChooser chooser, NumberAdjustment adjustment) {
  /** Bytes with this period pack to about their own size. */
  private static final int PERIOD = 251;

  static boolean negative(DraftStruct draft, Expr size) {
    return Evaluator.bytes(draft, size) == 0 && Evaluator.number(draft, size) < 0;
  }

  /** A value for {@code view} of {@code bytes} bytes, or of any number of them if -1. */
  Value of(DraftStruct draft, FieldView view, long bytes) {
    Expr size = view.size();
    if (size != null && negative(draft, size)) {
      adjustment.adjust(draft, size, 0, number -> number >= 0);
    }
    long wished = chooser.wishes().length(draft, view);
    if (size != null && wished >= 0 && bytes != wished) {
      adjustment.adjust(draft, size, wished);
    }
    if (size != null && wished < 0) {
      long needed = chooser.needed(draft, view, bytes);
      if (needed >= 0 && needed != bytes) {
        adjustment.adjust(draft, size, needed);
      }
    }
    boolean packed = bytes >= 0 && view.field().storage().packed();
    byte[] content = packed ? packedContent(bytes) : null;
    if (content != null) {
      return new Blob(content);
    }
    Value value = chosen(draft, view, view.field().storage().packed() ? -1 : bytes);
    if (size != null && view.field().storage().packed() && value instanceof Blob blob) {
      adjustment.adjust(draft, size, packed(blob.bytes(), blob.length()));
    }
    return value;
  }

  private Value chosen(DraftStruct draft, FieldView view, long size) {
    Value value = chooser.choose(draft, view, size);
    long bytes = value instanceof Blob blob && size < 0 ? blob.length() : -1;
    long fitting = bytes < 0 ? bytes : ElementCounts.measured(draft, view, bytes);
    return fitting == bytes ? value : chooser.choose(draft, view, fitting);
  }

  /** Bytes that pack to {@code size} bytes, as few as can be, or null. */
  private static byte @Nullable [] packedContent(long size) {
    byte[] longest = new byte[(int) size];
    for (int i = 0; i < longest.length; i++) {
      longest[i] = (byte) (i % PERIOD);
    }
    int from = 0;
    int to = longest.length;
    while (from < to) {
      int middle = (from + to) / 2;
      boolean less = packed(longest, middle) < size;
      from = less ? middle + 1 : from;
      to = less ? to : middle;
    }
    return packed(longest, from) == size ? Arrays.copyOf(longest, from) : null;
  }

  private static long packed(byte[] content, int length) {
    return Zlib.pack(Arrays.copyOf(content, length), Zlib.DEFAULT_LEVEL).length;
  }
}
