package dev.diptych.spectools.example.values;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Node;
import dev.diptych.model.derive.Deriver;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import java.nio.charset.Charset;
import java.util.AbstractList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Values of an example for expressions. */
public final class ExpressionValues {
  private ExpressionValues() {}

  /** The value of {@code name} in {@code draft}. */
  static Object member(DraftStruct draft, String name) {
    if (draft.params().containsKey(name)) {
      Map<String, Object> pins = Map.of("_index", (long) draft.index());
      return new Evaluator(draft.around(), pins).of(draft.params().get(name));
    }
    FieldView field = draft.view().field(name);
    if (field == null) {
      Expr computed = computed(draft, name);
      if (computed == null) {
        throw new UnknownValue(name);
      }
      return Evaluator.in(draft).of(computed);
    }
    Object value = draft.get(name);
    if (value == null && field.field().derived()) {
      value = derived(draft, field.field());
    }
    if (value == null) {
      throw new UnknownValue(name);
    }
    return of(field, value);
  }

  /** The value of {@code view}, or of an element of it, as in expressions. */
  public static Object of(FieldView view, Object value) {
    if (value instanceof DraftStruct inner && inner.view().box()) {
      return member(inner, "value");
    }
    if (value instanceof List<?> many) {
      return elements(view, many);
    }
    if (!(value instanceof Value plain)) {
      return value;
    }
    Type type = view.field().type();
    if (plain instanceof Scalar scalar) {
      return type instanceof Type.Numeric number && number.kind().isFloat()
          ? (Object) real(number, scalar)
          : (Object) scalar.bits();
    }
    byte[] bytes = ((Blob) plain).bytes();
    byte[] shown = ValueFrames.kept(view).value(bytes);
    return type instanceof Type.Text text
        ? new String(shown, Charset.forName(text.encoding()))
        : shown;
  }

  private static List<Object> elements(FieldView view, List<?> many) {
    return new AbstractList<>() {
      @Override
      public Object get(int index) {
        Object element = many.get(index);
        if (element == null) {
          throw new UnknownValue("element");
        }
        return of(view, element);
      }

      @Override
      public int size() {
        return many.size();
      }
    };
  }

  private static double real(Type.Numeric number, Scalar scalar) {
    return number.kind().width() == 4
        ? Float.intBitsToFloat((int) scalar.bits())
        : Double.longBitsToDouble(scalar.bits());
  }

  private static @Nullable Value derived(DraftStruct draft, Field field) {
    // A field without a value has no size yet.
    boolean early =
        field.derivation() instanceof Derivation.LengthOf length
            ? draft.get(length.field()) == null
            : field.derivation() instanceof Derivation.CountOf count
                && draft.get(count.field()) == null;
    return early ? null : Deriver.derive(field, draft.freeze());
  }

  /**
   * The expression of the computed value {@code name} of {@code draft}, or null if it is not one.
   */
  public static @Nullable Expr computed(DraftStruct draft, String name) {
    Node.Value value = draft.view().value(name);
    return value == null ? null : value.value().tree();
  }
}
