package dev.diptych.twin.compare;

import dev.diptych.model.derive.ZeroPadding;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.text.shape.CellAccess;
import dev.diptych.text.shape.RowShape;
import java.util.List;

/** Compares the elements of a list. */
final class ElementComparison {
  private final Sides sides;
  private final Walk walk;
  private final Differences found;
  private final ScalarComparison scalars;
  private final TextPath path;
  private final Slot one;
  private final Slot other;

  /**
   * A comparison of one list.
   *
   * @param walk compares structs, and receives the differences
   * @param path where the list is
   * @param one the list in the first document
   * @param other the list in the second document
   */
  ElementComparison(Sides sides, Walk walk, TextPath path, Slot one, Slot other) {
    this.sides = sides;
    this.walk = walk;
    this.found = walk.found();
    this.scalars = walk.scalars();
    this.path = path;
    this.one = one;
    this.other = other;
  }

  void compare(List<Value> first, List<Value> second) {
    if (sides.namesA().isNamed(one.field())) {
      named(first, second);
      return;
    }
    ElementAlignment alignment =
        ElementAlignment.of(
            first,
            second,
            i -> name(sides.namesA(), one, first, i),
            j -> name(sides.namesB(), other, second, j),
            i ->
                sides
                    .namesA()
                    .identity(one.field(), first.get(i), name(sides.namesA(), one, first, i)),
            j ->
                sides
                    .namesB()
                    .identity(
                        other.field(), second.get(j), name(sides.namesB(), other, second, j)));
    boolean[] moved = new boolean[second.size()];
    for (int j : alignment.moved()) {
      if (j >= 0) {
        moved[j] = true;
      }
    }
    int next = 0;
    for (int i = 0; i <= first.size(); i++) {
      int end = i == first.size() ? second.size() : alignment.matches()[i];
      if (end >= 0) {
        for (; next < end; next++) {
          if (!moved[next]) {
            alone(sides.namesB(), other, second, next, Kind.ADDED);
          }
        }
      }
      if (i < first.size()) {
        element(first, second, i, alignment);
        next = end >= 0 ? end + 1 : next;
      }
    }
  }

  private void element(List<Value> first, List<Value> second, int i, ElementAlignment alignment) {
    int j = alignment.matches()[i];
    int to = alignment.moved()[i];
    if (j >= 0) {
      pair(name(sides.namesA(), one, first, i), first.get(i), second.get(j), i, j);
    } else if (to >= 0) {
      TextPath at = path.then(name(sides.namesA(), one, first, i), i, to);
      found.moved(at);
      pair(name(sides.namesA(), one, first, i), first.get(i), second.get(to), i, to);
    } else {
      alone(sides.namesA(), one, first, i, Kind.REMOVED);
    }
  }

  private void named(List<Value> first, List<Value> second) {
    for (int i = 0; i < Math.min(first.size(), second.size()); i++) {
      if (first.get(i) instanceof Struct one && second.get(i) instanceof Struct other) {
        walk.structs(
            path.then(name(sides.namesA(), this.one, first, i)), one, other, this.one.field());
      }
    }
  }

  private String name(Names names, Slot slot, List<Value> elements, int index) {
    return names.element(slot.field(), slot.owner(), elements.get(index), index);
  }

  private void pair(String name, Value va, Value vb, int i, int j) {
    if (sides.sameSchema() && va.equals(vb)) {
      return;
    }
    TextPath at = path.then(name, i, j);
    RowShape rowA = sides.namesA().row(one.field(), va).orElse(null);
    RowShape rowB = sides.namesB().row(other.field(), vb).orElse(null);
    if (rowA != null && rowB != null) {
      cells(at, rowA, (Struct) va, rowB, (Struct) vb);
    } else if (sides.namesA().content(one.field(), va) instanceof Struct first
        && sides.namesB().content(other.field(), vb) instanceof Struct second) {
      walk.structs(at, first, second, one.field());
    } else {
      scalars.compare(at, one.field(), va, other.field(), vb);
    }
  }

  private void cells(TextPath at, RowShape rowA, Struct va, RowShape rowB, Struct vb) {
    int count = found.size();
    if (rowA.cells().size() == rowB.cells().size()) {
      for (int c = 0; c < rowA.cells().size(); c++) {
        RowShape.Cell first = rowA.cells().get(c);
        RowShape.Cell second = rowB.cells().get(c);
        Value x = CellAccess.get(va, first);
        Value y = CellAccess.get(vb, second);
        if (!sides.sameSchema() || !x.equals(y)) {
          Field named = va.type().fields().get(first.path().get(0));
          scalars.compare(at.then(named.id()), first.field(), x, second.field(), y);
        }
      }
    }
    boolean differ = sides.sameSchema() && !va.equals(vb);
    if (found.size() == count && differ && sides.tolerance().isNone()) {
      found.attribute(at, sides.namesA().row(rowA, va), sides.namesB().row(rowB, vb), null);
    }
  }

  private void alone(Names names, Slot slot, List<Value> elements, int index, Kind kind) {
    boolean added = kind == Kind.ADDED;
    Value element = elements.get(index);
    TextPath at =
        path.then(name(names, slot, elements, index), added ? -1 : index, added ? index : -1);
    RowShape row = names.row(slot.field(), element).orElse(null);
    if (row != null) {
      found.single(at, names.row(row, (Struct) element), kind);
    } else if (names.content(slot.field(), element) instanceof Struct struct) {
      found.block(at, kind, names.schema(), ZeroPadding.remove(slot.field(), struct));
    } else {
      found.single(at, names.value(slot.field().type(), element), kind);
    }
  }
}
