package dev.diptych.twin.merge;

import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.twin.compare.ElementAlignment;
import dev.diptych.twin.compare.ElementNames;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Merges the elements of a list: each element of the base, and what was added between them. */
final class ListMerge {
  private final ValueMerge values;
  private final ElementNames names;
  private final Field field;
  private final @Nullable Struct owner;
  private final List<Value> forOurs = new ArrayList<>();
  private final List<Value> forTheirs = new ArrayList<>();

  ListMerge(ValueMerge values, ElementNames names, Field field, @Nullable Struct owner) {
    this.values = values;
    this.names = names;
    this.field = field;
    this.owner = owner;
  }

  Sides merge(List<Value> base, List<Value> ours, List<Value> theirs) {
    int[] toOurs = match(base, ours);
    int[] toTheirs = match(base, theirs);
    int o = 0;
    int t = 0;
    for (int i = 0; i < base.size(); i++) {
      int endO = next(toOurs, i, ours.size());
      int endT = next(toTheirs, i, theirs.size());
      added(ours.subList(o, endO), theirs.subList(t, endT));
      o = endO;
      t = endT;
      element(
          base.get(i),
          toOurs[i] < 0 ? null : ours.get(toOurs[i]),
          toTheirs[i] < 0 ? null : theirs.get(toTheirs[i]));
      o = toOurs[i] < 0 ? o : o + 1;
      t = toTheirs[i] < 0 ? t : t + 1;
    }
    added(ours.subList(o, ours.size()), theirs.subList(t, theirs.size()));
    return new Sides(new Sequence(forOurs), new Sequence(forTheirs));
  }

  /** The pair of the first element from {@code from} on that has one. */
  private static int next(int[] matches, int from, int end) {
    for (int i = from; i < matches.length; i++) {
      if (matches[i] >= 0) {
        return matches[i];
      }
    }
    return end;
  }

  private int[] match(List<Value> base, List<Value> other) {
    if (names.isNamed(field)) {
      int[] same = new int[base.size()];
      for (int i = 0; i < same.length; i++) {
        same[i] = i < other.size() ? i : -1;
      }
      return same;
    }
    return ElementAlignment.of(
            base,
            other,
            i -> names.name(field, owner, base.get(i), i),
            j -> names.name(field, owner, other.get(j), j),
            i -> names.identity(field, owner, base.get(i), i),
            j -> names.identity(field, owner, other.get(j), j))
        .matches();
  }

  private void added(List<Value> ours, List<Value> theirs) {
    boolean conflict = !ours.isEmpty() && !theirs.isEmpty() && !ours.equals(theirs);
    List<Value> both = ours.isEmpty() ? theirs : ours;
    forOurs.addAll(both);
    forTheirs.addAll(conflict ? theirs : both);
  }

  private void element(Value base, @Nullable Value ours, @Nullable Value theirs) {
    Sides merged =
        ours instanceof Struct o && theirs instanceof Struct t && base instanceof Struct b
            ? values.structs(b, o, t)
            : values.merge(field, owner, base, ours, theirs);
    if (merged.ours() != null) {
      forOurs.add(merged.ours());
    }
    if (merged.theirs() != null) {
      forTheirs.add(merged.theirs());
    }
  }
}
