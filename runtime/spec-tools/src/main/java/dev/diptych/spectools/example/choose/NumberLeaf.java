package dev.diptych.spectools.example.choose;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.example.values.DraftStruct;
import dev.diptych.spectools.example.values.ExpressionValues;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A value of a draft that is a number or that expressions convert to one.
 *
 * @param owner the struct
 * @param id the field
 * @param index the index of the element of a repeated field; -1 for another one
 * @param radix the radix of a string of digits; 0 for a number
 */
record NumberLeaf(DraftStruct owner, String id, int index, int radix) {
  FieldView view() {
    return owner.view().requireField(id);
  }

  /** The path of the value that {@code view} of {@code draft} gets next. */
  static String next(DraftStruct draft, FieldView view) {
    String path = draft.path(view.field().id());
    return draft.get(view.field().id()) instanceof List<?> many
        ? path + "[" + many.size() + "]"
        : path;
  }

  String path() {
    return index < 0 ? owner.path(id) : owner.path(id) + "[" + index + "]";
  }

  /** Whether it is the last element of a list. */
  boolean isLast() {
    return owner.get(id) instanceof List<?> many && index == many.size() - 1;
  }

  /** The present value. */
  Object value() {
    return index < 0 ? owner.require(id) : ((List<?>) owner.require(id)).get(index);
  }

  @SuppressWarnings("unchecked") // The lists of a draft hold any values.
  void set(Object value) {
    if (index < 0) {
      owner.set(id, value);
    } else {
      ((List<Object>) owner.require(id)).set(index, value);
    }
  }

  /** The present number; 0 for a string that is none. */
  long number() {
    Object shown = ExpressionValues.of(view(), value());
    if (shown instanceof String text) {
      return NumberTexts.isNumber(text, radix) ? Long.parseLong(text, radix) : 0;
    }
    return shown instanceof Double real ? real.longValue() : (Long) shown;
  }

  /** The value for {@code number}; null if it cannot be that. */
  @Nullable Value of(long number) {
    Type type = view().field().type();
    if (radix > 0) {
      boolean sized = view().size() != null;
      return new ByteContents(view(), sized ? ((Blob) value()).length() : -1).digits(number, radix);
    }
    if (isReal(type)) {
      boolean single = ((Type.Numeric) type).kind().width() == 4;
      return new Scalar(
          single
              ? Float.floatToRawIntBits((float) number) & 0xFFFF_FFFFL
              : Double.doubleToRawLongBits((double) number));
    }
    return ValueChooser.holds(type, number) ? new Scalar(number) : null;
  }

  static boolean isReal(Type type) {
    return type instanceof Type.Numeric number && number.kind().isFloat();
  }

  /** {@code number} as conditions see it. */
  Object shown(long number) {
    return radix > 0 ? Long.toString(number, radix) : (Object) number;
  }
}
