package dev.diptych.spectools.diff.rule;

import dev.diptych.compiler.ir.Endian;
import dev.diptych.compiler.ir.Expr;
import dev.diptych.compiler.ir.TypeDef;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.StructPair;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code byte-order-changed}: what decides the byte order is something else. A fixed one is part of
 * what each field is stored as.
 */
final class ByteOrderRule implements StructRule {
  @Override
  public void compare(StructPair structs, Changes changes) {
    List<Expr> was = selected(structs.old().spec());
    List<Expr> is = selected(structs.now().spec());
    if (was != null && is != null && !structs.specs().same(was, is)) {
      String message = "what decides the byte order is something else";
      changes.report("byte-order-changed", Impact.BYTES, structs, "meta", message);
    }
  }

  private static List<Expr> selected(TypeDef type) {
    if (type == null || !(type.endian() instanceof Endian.Selected selected)) {
      return null;
    }
    List<Expr> parts = new ArrayList<>(List.of(selected.on()));
    selected.cases().forEach(one -> parts.addAll(List.of(one.value(), new Expr.Str(one.order()))));
    return parts;
  }
}
