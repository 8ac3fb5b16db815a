package dev.diptych.text.bind;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.syntax.Spelling;
import dev.diptych.syntax.table.NodeKind;
import org.jspecify.annotations.Nullable;

/** An item that a block may have, as {@link StraightBinder} looks for it. */
final class StraightItem {
  private final byte[] name;
  private final NodeKind kind;
  private final int index;
  private final Field field;
  private final @Nullable StructType struct;
  private final Type.@Nullable Switched choice;
  private final @Nullable NumberBinder number;

  private StraightItem(
      String name,
      NodeKind kind,
      int index,
      Field field,
      @Nullable StructType struct,
      Type.@Nullable Switched choice,
      @Nullable NumberBinder number) {
    this.name = name.getBytes(UTF_8);
    this.kind = kind;
    this.index = index;
    this.field = field;
    this.struct = struct;
    this.choice = choice;
    this.number = number;
  }

  /**
   * An attribute.
   *
   * @param index index of its field
   * @param number reads its value; null if that is not one number
   */
  static StraightItem attribute(
      String name, int index, Field field, @Nullable NumberBinder number) {
    return new StraightItem(name, NodeKind.ATTRIBUTE, index, field, null, null, number);
  }

  /** A block of a struct. */
  static StraightItem block(String name, int index, Field field, StructType struct) {
    return new StraightItem(name, NodeKind.BLOCK, index, field, struct, null, null);
  }

  /** A block of the struct that a sibling selects. */
  static StraightItem choice(String name, int index, Field field, Type.Switched choice) {
    return new StraightItem(name, NodeKind.BLOCK, index, field, null, choice, null);
  }

  /** Anything else, which is not bound straight. */
  static StraightItem other(String name, int index, Field field) {
    return new StraightItem(name, NodeKind.NONE, index, field, null, null, null);
  }

  /** Whether a token is its name. */
  boolean isNamed(Spelling text, int start, int end) {
    return end - start == name.length && text.isAt(start, name);
  }

  /** Whether a node is of its kind. */
  boolean is(NodeKind node) {
    return node == kind;
  }

  /** Whether it is a block. */
  boolean isBlock() {
    return kind == NodeKind.BLOCK;
  }

  /** Index of its field. */
  int index() {
    return index;
  }

  /** Its field. */
  Field field() {
    return field;
  }

  /** The struct of a block; null if a sibling selects it. */
  @Nullable StructType struct() {
    return struct;
  }

  /** The structs that a sibling selects from; null if none does. */
  Type.@Nullable Switched choice() {
    return choice;
  }

  /** Reads the value of an attribute; null if it is not one number. */
  @Nullable NumberBinder number() {
    return number;
  }
}
