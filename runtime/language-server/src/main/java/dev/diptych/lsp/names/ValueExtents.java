package dev.diptych.lsp.names;

import dev.diptych.lsp.context.Extent;
import dev.diptych.lsp.context.Group;
import dev.diptych.lsp.context.Outline;

/** Finds where the values of definitions are. */
final class ValueExtents {
  private ValueExtents() {}

  static Extent of(Outline outline, Group group, Group.Definition definition) {
    for (Group inner : group.groups()) {
      boolean after = inner.kind() == Group.Kind.LET && inner.name().equals(definition.name());
      if (after) {
        int end = inner.isClosed() ? inner.end() + 1 : inner.end();
        return new Extent(inner.start() - 1, end);
      }
    }
    return outline.valueAfter(definition.assign() + 1);
  }
}
