package dev.diptych.spectools.diff.pair;

import dev.diptych.model.schema.Alias;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.StorageText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Pairs the fields of two structs: first by id, then by the former names that the new spec lists,
 * then by equal neighbours and storage.
 */
final class FieldMatching {
  private final StructPair structs;
  private final Map<FieldView, FieldView> matched = new LinkedHashMap<>();
  private final StorageText beforeText;
  private final StorageText afterText;

  FieldMatching(StructPair structs) {
    this.structs = structs;
    this.beforeText = new StorageText(structs.specs().before());
    this.afterText = new StorageText(structs.specs().after());
  }

  List<FieldPair> pairs() {
    for (FieldView after : structs.after().fields()) {
      FieldView before = structs.before().field(after.field().id());
      if (before != null) {
        matched.put(after, before);
      }
    }
    aliased();
    renamed();
    List<FieldPair> pairs = new ArrayList<>();
    for (FieldView after : structs.after().fields()) {
      if (matched.containsKey(after)) {
        pairs.add(new FieldPair(structs, matched.get(after), after));
      }
    }
    return List.copyOf(pairs);
  }

  /** Pairs fields whose former names the new spec lists. */
  private void aliased() {
    for (FieldView after : structs.after().fields()) {
      for (Alias alias : after.field().aliases()) {
        FieldView before = structs.before().field(alias.name());
        if (before != null && !matched.containsKey(after) && !matched.containsValue(before)) {
          matched.put(after, before);
        }
      }
    }
  }

  private void renamed() {
    List<FieldView> before = structs.before().fields();
    List<FieldView> after = structs.after().fields();
    for (int i = 0; i < after.size(); i++) {
      if (matched.containsKey(after.get(i))) {
        continue;
      }
      FieldView neighbour = i == 0 ? null : matched.get(after.get(i - 1));
      int at = i == 0 ? 0 : neighbour == null ? -1 : before.indexOf(neighbour) + 1;
      boolean there = at >= 0 && at < before.size() && !matched.containsValue(before.get(at));
      if (there && alike(before.get(at), after.get(i))) {
        matched.put(after.get(i), before.get(at));
      }
    }
  }

  private boolean alike(FieldView before, FieldView after) {
    return beforeText.of(before).equals(afterText.of(after))
        && before.field().storage().place() == after.field().storage().place()
        && Objects.equals(before.position(), after.position());
  }
}
