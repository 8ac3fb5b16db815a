package dev.diptych.text.bind;

import static java.nio.charset.StandardCharsets.US_ASCII;
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
  private final boolean isName;
  private final NodeKind kind;
  private final int index;
  private final Field field;
  private final @Nullable StructType struct;
  private final Type.@Nullable Switched choice;
  private final @Nullable NumberBinder number;
  private final @Nullable StraightRow row;

  private StraightItem(
      String name,
      NodeKind kind,
      int index,
      Field field,
      @Nullable StructType struct,
      Type.@Nullable Switched choice,
      @Nullable NumberBinder number,
      @Nullable StraightRow row) {
    this.row = row;
    this.name = name.getBytes(UTF_8);
    this.isName = isName(this.name);
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
    return new StraightItem(name, NodeKind.ATTRIBUTE, index, field, null, null, number, null);
  }

  /** A block of a struct. */
  static StraightItem block(String name, int index, Field field, StructType struct) {
    return new StraightItem(name, NodeKind.BLOCK, index, field, struct, null, null, null);
  }

  /** A block of the struct that a sibling selects. */
  static StraightItem choice(String name, int index, Field field, Type.Switched choice) {
    return new StraightItem(name, NodeKind.BLOCK, index, field, null, choice, null, null);
  }

  /** Anything else, which is not bound straight. */
  static StraightItem other(String name, int index, Field field) {
    return new StraightItem(name, NodeKind.NONE, index, field, null, null, null, null);
  }

  /** A block whose items are rows, the elements of a field. */
  static StraightItem rows(String name, int index, Field field, StraightRow row) {
    return new StraightItem(name, NodeKind.BLOCK, index, field, null, null, null, row);
  }

  /** A row that is an element of a field of the block around it. */
  static StraightItem row(int index, Field field, StraightRow row) {
    return new StraightItem("", NodeKind.ROW, index, field, null, null, null, row);
  }

  /**
   * Where its name ends in a text, if that has it at an offset.
   *
   * @return -1 if it has not, or the name is none in the grammar
   */
  int nameEnd(byte[] text, int start) {
    int end = start + name.length;
    if (end > text.length || !isName) {
      return -1;
    }
    // Names often begin alike.
    for (int i = name.length - 1; i >= 0; i--) {
      if (text[start + i] != name[i]) {
        return -1;
      }
    }
    return end;
  }

  private static boolean isName(byte[] word) {
    for (byte each : word) {
      if (!isLetter(each) && !(each >= '0' && each <= '9')) {
        return false;
      }
    }
    return word.length > 0 && isLetter(word[0]) && !isReserved(word, 0, word.length);
  }

  /** Whether a byte is one with which a name can begin. */
  static boolean isLetter(byte b) {
    return b == '_' || ((b | 0x20) >= 'a' && (b | 0x20) <= 'z');
  }

  /** Whether a word is another token than a name. */
  static boolean isReserved(byte[] text, int start, int end) {
    String word = new String(text, start, end - start, US_ASCII);
    return word.equals("Eof") || word.equals("inf") || word.equals("nan");
  }

  /** Whether a token is its name. */
  boolean isNamed(Spelling text, int start, int end) {
    return end - start == name.length && text.isAt(start, name);
  }

  /** Whether a node is of its kind. */
  boolean is(NodeKind node) {
    return node == kind;
  }

  /** Whether it is a row. */
  boolean isRow() {
    return kind == NodeKind.ROW;
  }

  /** Whether it is a block or a row that is an element of a field. */
  boolean isElement() {
    return field.repeated() && (kind == NodeKind.ROW || (kind == NodeKind.BLOCK && row == null));
  }

  /** How a row is bound, or each row of a block; null if it has none. */
  @Nullable StraightRow row() {
    return row;
  }

  /** Whether it is an attribute. */
  boolean isAttribute() {
    return kind == NodeKind.ATTRIBUTE;
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
