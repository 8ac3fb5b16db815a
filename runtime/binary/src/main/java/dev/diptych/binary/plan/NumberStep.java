package dev.diptych.binary.plan;

import dev.diptych.binary.expression.Cells;
import dev.diptych.binary.stream.Input;
import dev.diptych.binary.stream.Output;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.ir.FieldType;
import dev.diptych.model.schema.ScalarKind;

/** A number of whole bytes. */
final class NumberStep implements Step {
  private final int width;
  private final int shift;
  private final boolean ordered;
  private final boolean little;
  private final boolean wide;

  /** Whether there are bits that have no place in it. */
  private final boolean checked;

  NumberStep(FieldType.Num number) {
    ScalarKind kind = number.kind();
    width = kind.width();
    shift = kind.sort() == ScalarKind.Sort.SIGNED ? Long.SIZE - Byte.SIZE * width : 0;
    ordered = number.ordered();
    little = kind.name().endsWith("LE");
    checked = width < Long.BYTES && kind.sort() != ScalarKind.Sort.FLOAT;
    wide = kind.sort() == ScalarKind.Sort.UNSIGNED && width == Long.BYTES;
  }

  @Override
  public void decode(Slots at, Input in, Cells to, int cell) {
    put(to, cell, in.number(width, ordered ? little : at.little()));
  }

  /** Puts the number with the lowest bits of {@code bits} into a cell. */
  void put(Cells to, int cell, long bits) {
    if (wide) {
      to.unsigned(cell, bits);
    } else {
      to.number(cell, (bits << shift) >> shift);
    }
  }

  @Override
  public void encode(Slots at, Cells from, int cell, Output out) {
    long bits = from.bits(cell);
    if (checked && !holds(bits)) {
      throw new RejectedException("inconsistent", bits + " does not fit in " + width + " bytes");
    }
    out.number(width, ordered ? little : at.little(), bits);
  }

  private boolean holds(long bits) {
    return shift > 0 ? (bits << shift) >> shift == bits : bits >>> (Byte.SIZE * width) == 0;
  }
}
