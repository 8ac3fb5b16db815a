package dev.diptych.spectools.describe;

import static java.util.Objects.requireNonNull;

import dev.diptych.compiler.schema.Choice;
import dev.diptych.compiler.schema.FieldTypes;
import dev.diptych.ir.Expr;
import dev.diptych.ir.Expression;
import dev.diptych.ir.Node;
import dev.diptych.ir.Repetition;
import dev.diptych.ir.Written;
import dev.diptych.model.schema.Field;
import org.jspecify.annotations.Nullable;

/**
 * A field of a schema with the node of the spec that it was derived from.
 *
 * @param field the field
 * @param node the node, or null for a field that is not in the spec
 */
public record FieldView(Field field, Node.@Nullable Field node) {
  /** The node in the spec; the field must not be the value in a box. */
  public Node.Field definition() {
    return requireNonNull(node, field.id());
  }

  /** The storage as the author wrote it. */
  public Written written() {
    return node == null ? Written.NONE : node.written();
  }

  /** The source of its condition, or null. */
  public @Nullable String condition() {
    return node == null ? null : Expression.sourceOf(node.condition());
  }

  /** The source of its position, or null. */
  public @Nullable String position() {
    return node == null ? null : Expression.sourceOf(node.position());
  }

  /** The source of its stream, or null. */
  public @Nullable String stream() {
    return node == null ? null : Expression.sourceOf(node.stream());
  }

  /** How often it is repeated. */
  public Repetition repetition() {
    return node == null ? new Repetition.Once() : node.repetition();
  }

  /** Its cases, or null where it is not a switch. */
  public @Nullable Choice choice() {
    return node == null ? null : Choice.of(node);
  }

  /** Its cases; it must be a switch. */
  public Choice requireChoice() {
    return requireNonNull(choice(), field.id());
  }

  /** The expression for its size in bytes, or null if the spec has none. */
  public @Nullable Expr size() {
    return node == null ? null : FieldTypes.size(node);
  }
}
