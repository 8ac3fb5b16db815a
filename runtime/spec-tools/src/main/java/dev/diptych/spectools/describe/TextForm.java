package dev.diptych.spectools.describe;

import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Type;
import dev.diptych.text.shape.RowShape;
import dev.diptych.text.shape.Shapes;

/** The form of a field in the text. */
public enum TextForm {
  /** Omitted: it is constant. */
  CONSTANT("constant"),
  /** Omitted: it is derived from its siblings. */
  DERIVED("derived"),
  /** As {@code name = value}. */
  ATTRIBUTE("attribute"),
  /** As {@code name = value}, although it is a struct: the struct has one value. */
  INLINE("attribute"),
  /** As {@code name = (a b c)}. */
  TUPLE("tuple"),
  /** As {@code Name { … }}. */
  BLOCK("block"),
  /** As a block for each element. */
  BLOCKS("blocks"),
  /** As a block for each element, with the name of the element. */
  NAMED("named blocks"),
  /** As a block for each element, each with the name of its kind. */
  KINDS("kinds"),
  /** As a row for each element. */
  ROWS("rows"),
  /** As a row for each element, all of plain numbers, which are stored as a table. */
  TABLE("table"),
  /** As a block or attribute of one of several structs. */
  SWITCH("switch"),
  /** As a block for each element, which is one of several structs. */
  SWITCHES("switches"),
  /** As an attribute if the packing of a sibling is not the default. */
  PACKING("packing");

  private final String word;

  TextForm(String word) {
    this.word = word;
  }

  /** Its name in reports. */
  public String word() {
    return word;
  }

  /** The form of {@code field} in the text. */
  public static TextForm of(Shapes shapes, Field field) {
    if (field.derived()) {
      Derivation from = field.derivation();
      boolean constant =
          from instanceof Derivation.ConstantNumber || from instanceof Derivation.ConstantBytes;
      return constant ? CONSTANT : DERIVED;
    }
    if (field.type() instanceof Type.Packing) {
      return PACKING;
    }
    return field.repeated() ? repeated(shapes, field) : single(shapes, field);
  }

  private static TextForm repeated(Shapes shapes, Field field) {
    if (field.type() instanceof Type.Switched) {
      return SWITCHES;
    }
    if (!(field.type() instanceof Type.Nested)) {
      return TUPLE;
    }
    if (field.elements() != null) {
      return field.repeat() instanceof Repeat.Fixed ? NAMED : KINDS;
    }
    if (field.table()) {
      return TABLE;
    }
    return shapes.rowOf(field).isPresent() ? ROWS : BLOCKS;
  }

  private static TextForm single(Shapes shapes, Field field) {
    if (field.type() instanceof Type.Switched) {
      return SWITCH;
    }
    if (!(field.type() instanceof Type.Nested nested)) {
      return ATTRIBUTE;
    }
    boolean one = RowShape.single(shapes.schema(), shapes.schema().struct(nested)).isPresent();
    return one ? INLINE : BLOCK;
  }
}
