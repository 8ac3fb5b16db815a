package dev.diptych.authoring.merge;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.text.shape.Shapes;
import dev.diptych.text.shape.Target;
import org.jspecify.annotations.Nullable;

/**
 * What a schema knows about the items of a block, as far as it decides how they merge.
 *
 * @param shapes the shapes of the schema; null if it is not known
 * @param struct the struct that the block is; null if it is another block
 * @param rows the field whose elements its rows are; null if it has none
 */
record BlockRules(@Nullable Shapes shapes, @Nullable StructType struct, @Nullable Field rows) {
  /** The rules of blocks that no schema knows. */
  static final BlockRules UNKNOWN = new BlockRules(null, null, null);

  /** The rules of the items outside of all blocks. */
  static BlockRules root(@Nullable Shapes shapes) {
    return shapes == null ? UNKNOWN : of(shapes, shapes.schema().root());
  }

  private static BlockRules of(Shapes shapes, StructType struct) {
    int rows = shapes.of(struct).rows();
    return new BlockRules(shapes, struct, rows < 0 ? null : struct.fields().get(rows));
  }

  /** The rules of the items of a block in this one. */
  BlockRules child(String name) {
    Target target = target(name);
    if (target == null || shapes == null || struct == null) {
      return UNKNOWN;
    }
    if (target instanceof Target.Rows table) {
      return new BlockRules(shapes, null, struct.fields().get(table.field()));
    }
    String type = type(target);
    return type == null ? UNKNOWN : of(shapes, shapes.schema().struct(type));
  }

  private @Nullable String type(Target target) {
    Schema schema = shapes == null ? null : shapes.schema();
    if (schema == null || struct == null) {
      return null;
    }
    if (target instanceof Target.Block block) {
      return block.struct();
    }
    if (target instanceof Target.Element element) {
      return element.struct();
    }
    if (target instanceof Target.TaggedElement tagged) {
      return tagged.struct();
    }
    return target instanceof Target.NamedElement named
            && struct.fields().get(named.field()).type() instanceof Type.Nested nested
        ? nested.struct()
        : null;
  }

  /** What tells the list of a block from others; null if it is no element of a list. */
  @Nullable String list(Part part) {
    Target target = part.isBlock() ? target(part.name()) : null;
    boolean isElement = target instanceof Target.Element || target instanceof Target.TaggedElement;
    return isElement && target != null ? "list " + target.field() : null;
  }

  /** Whether each row is an element of a list, and not a key of a table. */
  boolean hasElementRows() {
    return rows != null && !rows.table();
  }

  /** Whether an item is a struct in parentheses, whose values merge one by one. */
  boolean mergesCells(Part part) {
    return switch (part.kind()) {
      case ROW -> hasElementRows();
      case ATTRIBUTE -> target(part.name()) instanceof Target.Inline;
      default -> false;
    };
  }

  private @Nullable Target target(String name) {
    return shapes == null || struct == null ? null : shapes.of(struct).target(name);
  }
}
