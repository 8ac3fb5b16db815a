package dev.diptych.spectools.diff.rule;

import dev.diptych.compiler.ir.Node;
import dev.diptych.compiler.ir.TypeDef;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.StructPair;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * {@code value-changed}, {@code value-added}, {@code value-removed}: a value that is computed. What
 * only is shown breaks nothing; where others are computed from it, what it was matters.
 */
final class ComputedRule implements StructRule {
  @Override
  public void compare(StructPair structs, Changes changes) {
    Map<String, Node.Value> was = values(structs.old().spec());
    Map<String, Node.Value> is = values(structs.now().spec());
    is.forEach(
        (id, value) -> {
          Node.Value before = was.remove(id);
          if (before == null) {
            report(structs, "value-added", Impact.COMPATIBLE, id, "is computed now", changes);
          } else if (!structs.specs().same(before.value(), value.value())
              || !structs.specs().same(before.condition(), value.condition())) {
            boolean read = new Readers(structs.specs().now()).of(id);
            String message =
                "is computed in another way" + (read ? ", and expressions read it" : "");
            report(structs, "value-changed", Impact.of(read, read), id, message, changes);
          }
        });
    was.keySet()
        .forEach(id -> report(structs, "value-removed", Impact.COMPATIBLE, id, "is gone", changes));
  }

  private static void report(
      StructPair structs, String code, Impact impact, String id, String message, Changes changes) {
    String path = structs.path() + "/" + id;
    changes.report(code, impact, path, structs.place(List.of("instances", id)), message);
  }

  private static Map<String, Node.Value> values(TypeDef type) {
    Map<String, Node.Value> values = new TreeMap<>();
    if (type != null) {
      type.values().forEach(value -> values.put(value.id(), value));
    }
    return values;
  }
}
