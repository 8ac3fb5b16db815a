package dev.diptych.compiler.schema;

import dev.diptych.ir.Header;
import dev.diptych.ir.Spec;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.TextStyle;
import dev.diptych.model.schema.Type;
import org.jspecify.annotations.Nullable;

/** The style of the texts of a spec, by {@code -twin-text}. */
final class TextStyles {
  private static final String KEY = "-twin-text";

  private TextStyles() {}

  /** The style of the texts of {@code spec}, whose files are {@code root}. */
  static TextStyle of(Spec spec, StructType root) throws UnsupportedConstruct {
    Header.Style style = spec.header().style();
    if (style == null) {
      return TextStyle.DEFAULT;
    }
    boolean raw = "raw".equals(style.strings());
    require(raw || style.strings() == null, spec, "strings are raw or not mentioned");
    String indent = style.indent();
    boolean known = indent == null || indent.equals("tab") || indent.matches("\\d");
    require(known, spec, "indent: tab or 2");
    boolean number = plain(root, style.lineEnd()) instanceof Type.Numeric;
    require(style.lineEnd() == null || number, spec, "line-end: a number of the root");
    boolean bytes = plain(root, style.tail()) instanceof Type.Bytes;
    require(style.tail() == null || bytes, spec, "tail: bytes of the root");
    String encoding = spec.header().encoding() == null ? "UTF-8" : spec.header().encoding();
    return new TextStyle(raw ? encoding : null, indent(indent), style.lineEnd(), style.tail());
  }

  private static String indent(@Nullable String word) {
    if (word == null) {
      return TextStyle.DEFAULT.indent();
    }
    return word.equals("tab") ? "\t" : " ".repeat(Integer.parseInt(word));
  }

  /** The type of the field {@code id} where every text has one value for it, or null. */
  private static @Nullable Type plain(StructType root, @Nullable String id) {
    Field field = id == null || root.indexOf(id) < 0 ? null : root.field(id);
    return field != null && !field.optional() && !field.repeated() && !field.derived()
        ? field.type()
        : null;
  }

  private static void require(boolean holds, Spec spec, String message)
      throws UnsupportedConstruct {
    if (!holds) {
      String where = spec.root() + "/" + KEY;
      throw new UnsupportedConstruct(where, spec.rootType().origin().to(KEY), message);
    }
  }
}
