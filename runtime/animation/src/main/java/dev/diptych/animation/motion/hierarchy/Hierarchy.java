package dev.diptych.animation.motion.hierarchy;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The parents of bones, by name. No bone has two parents or is its own ancestor.
 *
 * <p>Names may contain any character, in a list and in a file: a backslash escapes a colon, a
 * comma, a number sign, a blank and a backslash. Blanks and tabs around a name are ignored.
 */
public final class Hierarchy {
  private final Map<String, String> parents;

  Hierarchy(Map<String, String> parents) {
    this.parents = Collections.unmodifiableMap(new LinkedHashMap<>(parents));
  }

  /** A hierarchy in which every bone is a root. */
  public static Hierarchy none() {
    return new Hierarchy(Map.of());
  }

  /**
   * A hierarchy.
   *
   * @param parents the parents of bones, none of which is its own ancestor
   */
  public static Hierarchy of(Map<String, String> parents) {
    return new Hierarchy(parents);
  }

  /**
   * Parses {@code child:parent,child:parent}.
   *
   * @throws HierarchyException if it is invalid
   */
  public static Hierarchy parse(String list) throws HierarchyException {
    return HierarchyBuilder.of(HierarchyReader.list(list));
  }

  /**
   * Parses one {@code child : parent} a line. Blank lines are ignored, and comments from a number
   * sign at the start of a line or after a blank. Elsewhere a number sign is part of a name, and so
   * is a comma.
   *
   * @throws HierarchyException if it is invalid
   */
  public static Hierarchy parseLines(String text) throws HierarchyException {
    return HierarchyBuilder.of(HierarchyReader.lines(text));
  }

  /** All bones that have a parent, in the order given. */
  public Set<String> children() {
    return parents.keySet();
  }

  /** The parent of {@code name}; nothing for a root or an unknown bone. */
  public Optional<String> parent(String name) {
    return Optional.ofNullable(parents.get(name));
  }

  /** The ancestors of {@code name}, the root first. */
  public List<String> ancestorsRootFirst(String name) {
    Deque<String> ancestors = new ArrayDeque<>();
    for (String above = parents.get(name); above != null; above = parents.get(above)) {
      ancestors.addFirst(above);
    }
    return List.copyOf(ancestors);
  }
}
