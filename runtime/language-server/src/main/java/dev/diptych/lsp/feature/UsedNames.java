package dev.diptych.lsp.feature;

import dev.diptych.lsp.context.Group;
import dev.diptych.lsp.context.Outline;
import dev.diptych.model.source.Span;
import dev.diptych.text.shape.StructShape;
import dev.diptych.text.shape.Target;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The names that a block has already, and the fields that they set. */
final class UsedNames {
  private final Outline outline;
  private final @Nullable StructShape shape;
  private final Set<String> names = new HashSet<>();
  private final Set<Integer> fields = new HashSet<>();

  /**
   * The names of the block that {@code group} belongs to.
   *
   * @param shape the names that are allowed, or null if they are not known
   * @param except a name that does not count, because it is being written
   */
  UsedNames(Outline outline, Group group, @Nullable StructShape shape, Span except) {
    this.outline = outline;
    this.shape = shape;
    Group block = group;
    Group parent = block.parent();
    while (parent != null && isStatement(block)) {
      block = parent;
      parent = block.parent();
    }
    collect(block, except);
  }

  private static boolean isStatement(Group group) {
    return group.kind() == Group.Kind.REPEAT || group.kind() == Group.Kind.AT;
  }

  private void collect(Group block, Span except) {
    for (Group.Attribute attribute : block.attributes()) {
      add(attribute.name(), except);
    }
    for (Group inner : block.groups()) {
      if (isStatement(inner)) {
        collect(inner, except);
      } else if (inner.kind() == Group.Kind.BLOCK) {
        add(inner.name(), except);
      }
    }
  }

  private void add(Span name, Span except) {
    if (name.equals(except)) {
      return;
    }
    String word = outline.text(name);
    names.add(word);
    Target target = shape == null ? null : shape.target(word);
    if (target instanceof Target.Zipped zipped && shape != null) {
      zipped.zip().fields().forEach(id -> fields.add(shape.type().indexOf(id)));
    } else if (target != null) {
      fields.add(target.field());
    }
  }

  /** Whether there is an item {@code name}. */
  boolean has(String name) {
    return names.contains(name);
  }

  /** Whether another item {@code name} would be a duplicate. */
  boolean isTaken(String name, Target target) {
    if (target instanceof Target.Element || target instanceof Target.TaggedElement) {
      return false;
    }
    if (target instanceof Target.NamedElement || shape == null) {
      return names.contains(name);
    }
    if (target instanceof Target.Zipped zipped) {
      return zipped.zip().fields().stream()
          .anyMatch(id -> fields.contains(shape.type().indexOf(id)));
    }
    return fields.contains(target.field());
  }
}
