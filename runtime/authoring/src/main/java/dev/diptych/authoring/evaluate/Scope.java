package dev.diptych.authoring.evaluate;

import dev.diptych.authoring.tree.Item;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The names that are defined at one place. Immutable, so that a definition never sees itself or
 * what follows it.
 */
public final class Scope {
  private static final Scope EMPTY = new Scope(null, null, 0);

  /** A definition: a value, or items with the scope that they were defined in. */
  sealed interface Definition {
    String name();

    Origin origin();

    record OfValue(String name, Origin origin, Value.Evaluated value) implements Definition {}

    record OfItems(String name, Origin origin, List<Item> items, Scope scope)
        implements Definition {}
  }

  private final @Nullable Scope outer;
  private final @Nullable Definition definition;
  private final int block;

  private Scope(@Nullable Scope outer, @Nullable Definition definition, int block) {
    this.outer = outer;
    this.definition = definition;
    this.block = block;
  }

  /** The scope without names. */
  public static Scope empty() {
    return EMPTY;
  }

  /** This scope with one more definition. */
  Scope with(Definition added) {
    return new Scope(this, added, block);
  }

  /** The scope in a block: its definitions may have the names of outer ones. */
  public Scope inner() {
    return new Scope(this, null, block + 1);
  }

  /** The definition of {@code name} in the same block, which forbids another; or null. */
  @Nullable Definition own(String name) {
    for (Scope at = this; at != null && at.block == block; at = at.outer) {
      if (at.definition != null && at.definition.name().equals(name)) {
        return at.definition;
      }
    }
    return null;
  }

  /** The definition of {@code name}, or null. */
  @Nullable Definition find(String name) {
    for (Scope at = this; at != null; at = at.outer) {
      if (at.definition != null && at.definition.name().equals(name)) {
        return at.definition;
      }
    }
    return null;
  }

  /** All names that are defined here. */
  List<String> names() {
    List<String> names = new ArrayList<>();
    for (Scope at = this; at != null; at = at.outer) {
      if (at.definition != null) {
        names.add(at.definition.name());
      }
    }
    return names;
  }
}
