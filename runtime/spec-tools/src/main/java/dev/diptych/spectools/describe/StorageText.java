package dev.diptych.spectools.describe;

import dev.diptych.compiler.schema.FieldTypes;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Type;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The storage of a field in a word or two: {@code u4le}, {@code str(16)}, {@code b3}. */
public final class StorageText {
  /** A longer size is described elsewhere. */
  private static final int MAX_LENGTH = 20;

  private final SpecView spec;

  /** For fields of {@code spec}. */
  public StorageText(SpecView spec) {
    this.spec = spec;
  }

  /** The storage of {@code view}; repeated fields are marked by {@code []}. */
  public String of(FieldView view) {
    return element(view) + (view.field().repeated() ? "[]" : "");
  }

  /** The storage of one element. */
  public String element(FieldView view) {
    Type type = view.field().type();
    if (type instanceof Type.Numeric numeric) {
      return number(view, numeric.kind());
    }
    if (type instanceof Type.Bits bits) {
      return "b" + bits.width();
    }
    if (type instanceof Type.Varint varint) {
      return varint.adapter();
    }
    if (type instanceof Type.Packing) {
      return "-";
    }
    if (type instanceof Type.Nested nested) {
      String size = sized(view);
      return spec.simple(nested.struct()) + (size == null ? "" : "(" + size + ")");
    }
    return type instanceof Type.Switched ? "switch" : bytes(view);
  }

  private static String number(FieldView view, ScalarKind kind) {
    String word = kind.name().toLowerCase(Locale.ROOT);
    boolean boxed = view.node() == null && !view.field().isParameter();
    boolean known = boxed || (view.node() != null && FieldTypes.number(view.node().type()) != null);
    return known ? word : word.replaceFirst("[lb]e$", "");
  }

  private static String bytes(FieldView view) {
    boolean text = view.field().type() instanceof Type.Text;
    if (view.node() == null) {
      return text ? "str" : "bytes";
    }
    if (view.written().contents() != null) {
      return "bytes(" + contents(view.field()) + ")";
    }
    String size = sized(view);
    String word = "strz".equals(view.written().type()) ? "strz" : text ? "str" : "bytes";
    return size == null ? word : word + "(" + size + ")";
  }

  private static String contents(Field field) {
    return field.derivation() instanceof Derivation.ConstantBytes constant
        ? String.valueOf(constant.hex().length() / 2)
        : "…";
  }

  /** Whether {@link #of} contains the size of {@code view}. */
  public static boolean tellsSize(FieldView view) {
    return !"…".equals(sized(view));
  }

  /** The size of the content of {@code view}, or null if it is not constrained. */
  private static @Nullable String sized(FieldView view) {
    String size = view.written().size();
    if (size != null) {
      return size.length() <= MAX_LENGTH && !size.contains("\n") ? size : "…";
    }
    return view.written().sizeEos() ? "rest" : null;
  }
}
