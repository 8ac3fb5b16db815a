package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.expression.Cells;
import dev.diptych.binary.expression.Text;
import dev.diptych.binary.expression.TextEncoding;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.Input;
import dev.diptych.binary.stream.Output;
import org.jspecify.annotations.Nullable;

/**
 * Bytes, or a string, which is decoded when an expression asks for its characters.
 *
 * @param bounds where the bytes end
 * @param encoding the encoding of a string; null for bytes
 */
record BytesStep(Bounds bounds, @Nullable TextEncoding encoding) implements Step {
  @Override
  public void decode(Slots at, Input in, Cells to, int cell) {
    Bytes bytes = bounds.take(at, in);
    to.object(cell, encoding == null ? bytes : new Text(bytes, encoding));
  }

  @Override
  public void encode(Slots at, Cells from, int cell, Output out) {
    Object value = requireNonNull(from.object(cell));
    bounds.put(at, out, value instanceof Text text ? text.bytes() : (Bytes) value);
  }
}
