package dev.diptych.model.document;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Sets fields of a document by path. Visits only the structs on these paths. */
public final class ValuesAt {
  private final Map<Path, ? extends @Nullable Value> values;
  private final Set<Path> ways = new HashSet<>();

  /**
   * For the given values.
   *
   * @param values by the paths to fields; null to make a field absent
   */
  public ValuesAt(Map<Path, ? extends @Nullable Value> values) {
    this.values = values;
    for (Path path : values.keySet()) {
      for (Path at = path; at != null && ways.add(at); at = at.parent()) {
        // Elements are in a list, which has a path of its own.
        if (at.index() >= 0) {
          ways.add(at.at(-1));
        }
      }
    }
  }

  /** {@code root} with the values. */
  public Struct in(Struct root) {
    return values.isEmpty() ? root : struct(root, Path.ROOT);
  }

  private Struct struct(Struct struct, Path path) {
    @Nullable Value[] all = struct.toArray();
    for (int i = 0; i < all.length; i++) {
      Path at = path.field(struct.type().fields().get(i).id());
      if (values.containsKey(at)) {
        all[i] = values.get(at);
      } else if (ways.contains(at)) {
        all[i] = inner(all[i], at);
      }
    }
    return struct.replaced(all);
  }

  private @Nullable Value inner(@Nullable Value value, Path path) {
    if (value instanceof Struct struct) {
      return struct(struct, path);
    }
    if (!(value instanceof Sequence sequence)) {
      return value;
    }
    List<Value> elements = new ArrayList<>(sequence.elements());
    for (int i = 0; i < elements.size(); i++) {
      Path at = path.at(i);
      if (ways.contains(at) && elements.get(i) instanceof Struct struct) {
        elements.set(i, struct(struct, at));
      }
    }
    return new Sequence(elements);
  }
}
