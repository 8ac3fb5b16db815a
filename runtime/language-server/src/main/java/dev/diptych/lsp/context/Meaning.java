package dev.diptych.lsp.context;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;
import dev.diptych.text.shape.StructShape;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the schema knows about the content of braces.
 *
 * @param shape the names that are allowed inside; null if the schema does not know the block
 * @param field the field that the block is, or null: for the whole text, and for tables of several
 *     fields
 * @param columns the columns of its rows, the key first if there is one; empty if it has no rows
 * @param attributesOnly whether only the attributes of the shape are allowed, as in a table of
 *     several fields
 */
public record Meaning(
    @Nullable StructShape shape,
    @Nullable Field field,
    List<Column> columns,
    boolean attributesOnly) {
  /** Nothing is known. */
  public static final Meaning UNKNOWN = new Meaning(null, null, List.of(), false);

  /** Keeps its own copies. */
  public Meaning {
    columns = List.copyOf(columns);
  }

  /** Whether the schema knows the block. */
  public boolean isKnown() {
    return shape != null || !columns.isEmpty();
  }

  /** Whether it has rows. */
  public boolean hasRows() {
    return !columns.isEmpty();
  }

  /** The key of its rows, or null. */
  public @Nullable Column key() {
    return columns.isEmpty() || !columns.get(0).key() ? null : columns.get(0);
  }

  /** The columns in the parenthesis. */
  public List<Column> cells() {
    return key() == null ? columns : columns.subList(1, columns.size());
  }

  /** The struct that the block is, or null. */
  public @Nullable StructType struct() {
    return shape == null ? null : shape.type();
  }
}
