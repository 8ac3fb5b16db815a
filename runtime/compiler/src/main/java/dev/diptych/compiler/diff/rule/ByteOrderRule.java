package dev.diptych.compiler.diff.rule;

import dev.diptych.compiler.diff.change.Changes;
import dev.diptych.compiler.diff.change.Impact;
import dev.diptych.compiler.diff.pair.StructPair;
import io.kaitai.struct.datatype.FixedEndian;
import io.kaitai.struct.format.ClassSpec;

/**
 * {@code byte-order-changed}: what decides the byte order is something else. A fixed one is part of
 * what each field is stored as.
 */
final class ByteOrderRule implements StructRule {
  @Override
  public void compare(StructPair structs, Changes changes) {
    Object was = calculated(structs.old().spec());
    Object is = calculated(structs.now().spec());
    if (was != null && is != null && !structs.specs().same(was, is)) {
      String message = "what decides the byte order is something else";
      changes.report("byte-order-changed", Impact.BYTES, structs, "meta", message);
    }
  }

  private static Object calculated(ClassSpec spec) {
    return spec == null || spec.meta().endian().isEmpty()
        ? null
        : spec.meta().endian().get() instanceof FixedEndian ? null : spec.meta().endian();
  }
}
