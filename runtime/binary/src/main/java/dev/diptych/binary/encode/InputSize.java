package dev.diptych.binary.encode;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Size of values as an input of encoding, which determines its budget. */
public final class InputSize {
  private static final int NUMBER = 8;

  private InputSize() {}

  /** Approximate size of {@code value} in bytes. */
  public static long of(@Nullable Value value) {
    if (value instanceof Table table) {
      return (long) table.rows() * table.layout().stride();
    }
    if (value instanceof Blob blob) {
      return (long) NUMBER + blob.length();
    }
    if (value instanceof Sequence sequence) {
      long weight = NUMBER;
      List<Value> elements = sequence.elements();
      for (int i = 0; i < elements.size(); i++) {
        weight += of(elements.get(i));
      }
      return weight;
    }
    return value instanceof Struct struct ? of(struct) : value == null ? 0 : NUMBER;
  }

  private static long of(Struct struct) {
    long weight = NUMBER + struct.residue().bytes();
    for (int i = 0; i < struct.type().fields().size(); i++) {
      weight += of(struct.get(i));
    }
    return weight;
  }
}
