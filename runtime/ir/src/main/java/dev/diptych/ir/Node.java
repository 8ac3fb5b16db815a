package dev.diptych.ir;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A member of a type: a stored field or a computed value. */
public sealed interface Node {
  /** Its id. */
  String id();

  /** Its place. */
  Origin origin();

  /** Its documentation on one line; empty for none. */
  String doc();

  /** The condition for its presence; null if it is always present. */
  @Nullable Expression condition();

  /** All expressions in it. */
  List<Expr> expressions();

  /**
   * A field, in sequence or at a position.
   *
   * @param repetition how often it is repeated
   * @param constraint which values are valid; null for all
   * @param placement where an instance is read; null for a field in sequence
   * @param written how the author wrote its storage
   * @param text how the text shows it
   */
  record Field(
      String id,
      Origin origin,
      String doc,
      FieldType type,
      @Nullable Expression condition,
      Repetition repetition,
      @Nullable Constraint constraint,
      @Nullable Placement placement,
      Written written,
      TextKeys text)
      implements Node {
    @Override
    public List<Expr> expressions() {
      List<Expr> all = new ArrayList<>(type.expressions());
      all.addAll(
          Expressions.present(
              Expression.treeOf(condition),
              Expression.treeOf(repetition.expression()),
              Expression.treeOf(position()),
              Expression.treeOf(stream())));
      if (constraint != null) {
        all.addAll(constraint.trees());
      }
      return all;
    }

    /** Whether it is read at a position and not in sequence. */
    public boolean instance() {
      return placement != null;
    }

    /** The position of an instance; null for a field in sequence and where there is no key. */
    public @Nullable Expression position() {
      return placement == null ? null : placement.pos();
    }

    /** The stream of an instance; null for a field in sequence and where there is no key. */
    public @Nullable Expression stream() {
      return placement == null ? null : placement.io();
    }

    /** Whether it is an array. */
    public boolean repeated() {
      return !(repetition instanceof Repetition.Once);
    }

    /** Whether its elements are structs. */
    public boolean struct() {
      return type instanceof FieldType.User || type instanceof FieldType.Switch;
    }
  }

  /**
   * Where an instance is read.
   *
   * @param pos the position; null for the current one
   * @param io the stream; null for that of the struct
   */
  record Placement(@Nullable Expression pos, @Nullable Expression io) {}

  /**
   * A computed value.
   *
   * @param value its expression
   * @param type its type; null where the Kaitai Struct compiler does not know it
   */
  record Value(
      String id,
      Origin origin,
      String doc,
      Expression value,
      @Nullable Expression condition,
      @Nullable ValueType type)
      implements Node {
    @Override
    public List<Expr> expressions() {
      return Expressions.present(value.tree(), Expression.treeOf(condition));
    }
  }
}
