package dev.diptych.animation.motion.hierarchy;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Builds a hierarchy from pairs and rejects second parents and cycles. */
final class HierarchyBuilder {
  private final Map<String, ParentPair> pairs = new LinkedHashMap<>();

  static Hierarchy of(List<ParentPair> given) throws HierarchyException {
    HierarchyBuilder builder = new HierarchyBuilder();
    for (ParentPair pair : given) {
      pair.check();
      builder.add(pair);
    }
    builder.rejectCycle();
    Map<String, String> parents = new LinkedHashMap<>();
    builder.pairs.forEach((child, pair) -> parents.put(child, pair.parent()));
    return new Hierarchy(parents);
  }

  private void add(ParentPair pair) throws HierarchyException {
    ParentPair other = pairs.putIfAbsent(pair.child(), pair);
    if (other != null) {
      throw pair.error("'" + pair.child() + "' has a parent already, '" + other.parent() + "'.");
    }
  }

  /** Walks up from every child, visiting each bone once. */
  private void rejectCycle() throws HierarchyException {
    Map<String, String> visitedFrom = new HashMap<>();
    for (String start : pairs.keySet()) {
      String name = start;
      while (pairs.containsKey(name) && visitedFrom.putIfAbsent(name, start) == null) {
        name = pair(name).parent();
      }
      // A walk that ends at a bone of its own has found a cycle.
      if (start.equals(visitedFrom.get(name))) {
        throw cycle(name);
      }
    }
  }

  private HierarchyException cycle(String first) {
    List<String> names = new ArrayList<>(List.of(first));
    ParentPair last = pair(first);
    for (String name = last.parent(); !name.equals(first); name = pair(name).parent()) {
      names.add(name);
      last = later(last, pair(name));
    }
    names.add(first);
    return last.error("The parents form a cycle: '" + String.join("', '", names) + "'.");
  }

  private ParentPair pair(String child) {
    return requireNonNull(pairs.get(child), child);
  }

  private static ParentPair later(ParentPair pair, ParentPair other) {
    boolean after =
        pair.line() == other.line() ? other.column() > pair.column() : other.line() > pair.line();
    return after ? other : pair;
  }
}
