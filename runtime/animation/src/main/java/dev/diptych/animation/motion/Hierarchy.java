package dev.diptych.animation.motion;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which bone hangs on which, by name. A motion does not say so; a person has to. Nobody has two
 * parents and nobody is an ancestor of itself.
 *
 * <p>Names may hold any character, in a list and in a file alike: a backslash takes from a colon, a
 * comma, a number sign, a blank and a backslash what they mean otherwise. Blanks and tabs around a
 * name are not part of it.
 */
public final class Hierarchy {
  private final Map<String, String> parents;

  Hierarchy(Map<String, String> parents) {
    this.parents = Collections.unmodifiableMap(new LinkedHashMap<>(parents));
  }

  /** Every bone is a root. */
  public static Hierarchy none() {
    return new Hierarchy(Map.of());
  }

  /** Reads {@code child:parent,child:parent}. */
  public static HierarchyResult parse(String list) {
    try {
      return new HierarchyResult.Accepted(Family.of(HierarchyReader.list(list)));
    } catch (Refusal refusal) {
      return refusal.toResult();
    }
  }

  /**
   * Reads {@code child : parent}, one a line. Blank lines mean nothing, nor does what follows a
   * number sign at the start of a line or after a blank; within a name it is part of it. A comma is
   * too.
   */
  public static HierarchyResult parseLines(String text) {
    try {
      return new HierarchyResult.Accepted(Family.of(HierarchyReader.lines(text)));
    } catch (Refusal refusal) {
      return refusal.toResult();
    }
  }

  /** All that have a parent, in the order given. */
  public Set<String> children() {
    return parents.keySet();
  }

  /** On whom {@code name} hangs; nothing for a root and for whom the hierarchy does not know. */
  public Optional<String> parent(String name) {
    return Optional.ofNullable(parents.get(name));
  }

  /** On whom {@code name} hangs, on whom that one hangs and so on, the root first. */
  public List<String> ancestorsRootFirst(String name) {
    Deque<String> ancestors = new ArrayDeque<>();
    for (String above = parents.get(name); above != null; above = parents.get(above)) {
      ancestors.addFirst(above);
    }
    return List.copyOf(ancestors);
  }
}
