package dev.diptych.authoring.evaluate;

import dev.diptych.authoring.tree.Item;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The names that are defined at one place. What it defines does not change, so that a definition
 * never sees itself or what follows it.
 */
public final class Scope {
  private static final int MAX_SUGGESTED = 200;

  /** A definition: a value, or items with the scope that they were defined in. */
  sealed interface Definition {
    String name();

    Origin origin();

    /**
     * {@code let name = value}.
     *
     * @param size how many values the value consists of, all levels together
     */
    record OfValue(String name, Origin origin, Value.Evaluated value, long size)
        implements Definition {}

    record OfItems(String name, Origin origin, List<Item> items, Scope scope)
        implements Definition {}
  }

  private record Numbered(Definition definition, int number) {}

  private final @Nullable Scope outer;
  private final Map<String, Numbered> block;
  private final int visible;

  /**
   * A scope.
   *
   * @param block the definitions of a block, shared with the scopes before and after this one
   * @param visible how many of them are defined here
   */
  private Scope(@Nullable Scope outer, Map<String, Numbered> block, int visible) {
    this.outer = outer;
    this.block = block;
    this.visible = visible;
  }

  /** A scope without names. */
  public static Scope empty() {
    return new Scope(null, new LinkedHashMap<>(), 0);
  }

  /** This scope with one more definition, of a name that the block does not have. */
  Scope with(Definition added) {
    block.put(added.name(), new Numbered(added, visible));
    return new Scope(outer, block, visible + 1);
  }

  /** The scope in a block: its definitions may have the names of outer ones. */
  public Scope inner() {
    return new Scope(this, new LinkedHashMap<>(), 0);
  }

  /** The definition of {@code name} in the same block, which forbids another; or null. */
  @Nullable Definition own(String name) {
    Numbered found = block.get(name);
    return found != null && found.number() < visible ? found.definition() : null;
  }

  /** The definition of {@code name}, or null. */
  @Nullable Definition find(String name) {
    for (Scope at = this; at != null; at = at.outer) {
      Definition found = at.own(name);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** The names that are defined here, for suggestions; of many, only some. */
  List<String> names() {
    List<String> names = new ArrayList<>();
    for (Scope at = this; at != null; at = at.outer) {
      Scope scope = at;
      at.block.keySet().stream()
          .limit(MAX_SUGGESTED)
          .filter(name -> scope.own(name) != null)
          .forEach(names::add);
    }
    return names;
  }
}
