package dev.diptych.twin.migrate;

import dev.diptych.model.schema.Alias;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;

/** The old field that each field of a struct continues: by id, by alias, or by its text name. */
final class FieldPairs {
  private final StructType from;
  private final StructType to;
  private final int[] source;
  private final boolean[] used;

  FieldPairs(StructType from, StructType to) {
    this.from = from;
    this.to = to;
    this.source = new int[to.fields().size()];
    this.used = new boolean[from.fields().size()];
    Arrays.fill(source, -1);
    pair((before, after) -> !isPacking(after) && before.id().equals(after.id()));
    pair((before, after) -> isAlias(before, after));
    pair((before, after) -> !isPacking(after) && before.name().equals(after.name()));
    pair(this::isPackingOfPair);
  }

  /** Index of the old field for the new field {@code index}, or -1 if the field was added. */
  int source(int index) {
    return source[index];
  }

  /** Indexes of the old fields that no new field continues. */
  List<Integer> removed() {
    List<Integer> removed = new ArrayList<>();
    for (int i = 0; i < used.length; i++) {
      if (!used[i]) {
        removed.add(i);
      }
    }
    return removed;
  }

  /** Whether no new field continues the old field {@code index}. */
  boolean isFree(int index) {
    return !used[index];
  }

  /** Whether {@code after} has the name of {@code before}, or had it. */
  static boolean isNamed(Field before, Field after) {
    return before.id().equals(after.id()) || isAlias(before, after);
  }

  private void pair(BiPredicate<Field, Field> same) {
    for (int after = 0; after < source.length; after++) {
      for (int before = 0; source[after] < 0 && before < used.length; before++) {
        if (!used[before] && same.test(from.fields().get(before), to.fields().get(after))) {
          source[after] = before;
          used[before] = true;
        }
      }
    }
  }

  private static boolean isAlias(Field before, Field after) {
    for (Alias alias : after.aliases()) {
      if (alias.name().equals(before.id()) || alias.matches(before.name())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isPacking(Field field) {
    return field.type() instanceof Type.Packing;
  }

  /** A packing belongs to the field that it restores. */
  private boolean isPackingOfPair(Field before, Field after) {
    if (!(before.type() instanceof Type.Packing a) || !(after.type() instanceof Type.Packing b)) {
      return false;
    }
    return source[to.indexOf(b.field())] == from.indexOf(a.field());
  }
}
