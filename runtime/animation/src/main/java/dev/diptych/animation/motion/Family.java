package dev.diptych.animation.motion;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Puts pairs together to a hierarchy in which everybody has one parent and nobody goes round. */
final class Family {
  private final Map<String, Pair> pairs = new LinkedHashMap<>();

  static Hierarchy of(List<Pair> given) throws Refusal {
    Family family = new Family();
    for (Pair pair : given) {
      pair.check();
      family.add(pair);
    }
    family.refuseCircle();
    Map<String, String> parents = new LinkedHashMap<>();
    family.pairs.forEach((child, pair) -> parents.put(child, pair.parent()));
    return new Hierarchy(parents);
  }

  private void add(Pair pair) throws Refusal {
    Pair other = pairs.putIfAbsent(pair.child(), pair);
    if (other != null) {
      throw pair.refusal("'" + pair.child() + "' has a parent already, '" + other.parent() + "'.");
    }
  }

  /** Walks up from everybody, but over no stretch of the way twice. */
  private void refuseCircle() throws Refusal {
    Map<String, String> walkedFrom = new HashMap<>();
    for (String start : pairs.keySet()) {
      String name = start;
      while (pairs.containsKey(name) && walkedFrom.putIfAbsent(name, start) == null) {
        name = pairs.get(name).parent();
      }
      // Who ends on the way of this very walk has gone round.
      if (start.equals(walkedFrom.get(name))) {
        throw circle(name);
      }
    }
  }

  private Refusal circle(String first) {
    List<String> names = new ArrayList<>(List.of(first));
    Pair last = pairs.get(first);
    for (String name = last.parent(); !name.equals(first); name = pairs.get(name).parent()) {
      names.add(name);
      last = later(last, pairs.get(name));
    }
    names.add(first);
    return last.refusal("The parents go round in a circle: '" + String.join("', '", names) + "'.");
  }

  private static Pair later(Pair pair, Pair other) {
    boolean after =
        pair.line() == other.line() ? other.column() > pair.column() : other.line() > pair.line();
    return after ? other : pair;
  }
}
