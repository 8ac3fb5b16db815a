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
  private final StorageText before;
  private final StorageText after;

  FieldMatching(StructPair structs) {
    this.structs = structs;
    this.before = new StorageText(structs.specs().old());
    this.after = new StorageText(structs.specs().now());
  }

  List<FieldPair> pairs() {
    for (FieldView now : structs.now().fields()) {
      FieldView old = structs.old().field(now.field().id());
      if (old != null) {
        matched.put(now, old);
      }
    }
    aliased();
    renamed();
    List<FieldPair> pairs = new ArrayList<>();
    for (FieldView now : structs.now().fields()) {
      if (matched.containsKey(now)) {
        pairs.add(new FieldPair(structs, matched.get(now), now));
      }
    }
    return List.copyOf(pairs);
  }

  /** Pairs fields whose former names the new spec lists. */
  private void aliased() {
    for (FieldView now : structs.now().fields()) {
      for (Alias alias : now.field().aliases()) {
        FieldView old = structs.old().field(alias.name());
        if (old != null && !matched.containsKey(now) && !matched.containsValue(old)) {
          matched.put(now, old);
        }
      }
    }
  }

  private void renamed() {
    List<FieldView> old = structs.old().fields();
    List<FieldView> now = structs.now().fields();
    for (int i = 0; i < now.size(); i++) {
      if (matched.containsKey(now.get(i))) {
        continue;
      }
      FieldView neighbour = i == 0 ? null : matched.get(now.get(i - 1));
      int at = i == 0 ? 0 : neighbour == null ? -1 : old.indexOf(neighbour) + 1;
      boolean there = at >= 0 && at < old.size() && !matched.containsValue(old.get(at));
      if (there && alike(old.get(at), now.get(i))) {
        matched.put(now.get(i), old.get(at));
      }
    }
  }

  private boolean alike(FieldView old, FieldView now) {
    return before.of(old).equals(after.of(now))
        && old.field().storage().place() == now.field().storage().place()
        && Objects.equals(old.position(), now.position());
  }
}
