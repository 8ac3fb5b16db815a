package dev.diptych.spectools.diff.rule;

import dev.diptych.model.schema.Field;
import dev.diptych.text.shape.StructShape;
import dev.diptych.text.shape.Target;
import org.jspecify.annotations.Nullable;

/** Describes the targets of names in a block. */
final class TargetText {
  private TargetText() {}

  /** The field of {@code target} in {@code shape}; null for several fields. */
  static @Nullable Field field(StructShape shape, Target target) {
    int index = index(target);
    return index < 0 ? null : shape.type().fields().get(index);
  }

  /** The form of {@code target} in words. */
  static String word(Target target) {
    if (target instanceof Target.Attribute || target instanceof Target.Inline) {
      return "an attribute";
    }
    if (target instanceof Target.Empty) {
      return "an empty list";
    }
    if (target instanceof Target.Element) {
      return "a block for each element";
    }
    if (target instanceof Target.Zipped) {
      return "a table of several fields";
    }
    return target instanceof Target.Rows ? "rows" : "a block";
  }

  private static int index(Target target) {
    if (target instanceof Target.Attribute attribute) {
      return attribute.field();
    }
    if (target instanceof Target.Empty empty) {
      return empty.field();
    }
    if (target instanceof Target.Inline inline) {
      return inline.field();
    }
    if (target instanceof Target.Block block) {
      return block.field();
    }
    if (target instanceof Target.Element element) {
      return element.field();
    }
    if (target instanceof Target.NamedElement namedElement) {
      return namedElement.field();
    }
    return target instanceof Target.Rows rows ? rows.field() : -1;
  }
}
