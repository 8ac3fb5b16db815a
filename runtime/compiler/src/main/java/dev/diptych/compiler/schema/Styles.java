package dev.diptych.compiler.schema;

import dev.diptych.compiler.ksy.KsyModule;
import dev.diptych.compiler.ksy.Yaml;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.TextStyle;
import dev.diptych.model.schema.Type;
import java.util.Map;

/** What a spec says of its texts, under {@code -twin-text}. */
final class Styles {
  private Styles() {}

  /** The style of the texts of {@code module}, whose files are {@code root}. */
  static TextStyle of(KsyModule module, StructType root) throws UnsupportedConstruct {
    Map<String, Object> yaml = Yaml.map(module.yaml(), "-twin-text");
    if (yaml.isEmpty()) {
      return TextStyle.DEFAULT;
    }
    String where = module.name() + "/-twin-text";
    String strings = Yaml.text(yaml, "strings");
    boolean raw = "raw".equals(strings);
    require(raw || strings == null, where, "strings are raw or not mentioned");
    String indent = Yaml.text(yaml, "indent");
    require(
        indent == null || indent.equals("tab") || indent.matches("\\d"), where, "indent: tab or 2");
    String lineEnd = Yaml.text(yaml, "line-end");
    require(lineEnd == null || number(root, lineEnd), where, "line-end: a number of the root");
    String tail = Yaml.text(yaml, "tail");
    require(tail == null || bytes(root, tail), where, "tail: bytes of the root");
    return new TextStyle(raw ? encoding(module) : null, indent(indent), lineEnd, tail);
  }

  private static String encoding(KsyModule module) {
    String said = Yaml.text(Yaml.map(module.yaml(), "meta"), "encoding");
    return said == null ? "UTF-8" : said;
  }

  private static String indent(String word) {
    if (word == null) {
      return TextStyle.DEFAULT.indent();
    }
    return word.equals("tab") ? "\t" : " ".repeat(Integer.parseInt(word));
  }

  private static boolean number(StructType root, String id) {
    return root.indexOf(id) >= 0 && plain(root.field(id)).type() instanceof Type.Numeric;
  }

  private static boolean bytes(StructType root, String id) {
    return root.indexOf(id) >= 0 && plain(root.field(id)).type() instanceof Type.Bytes;
  }

  private static Field plain(Field field) {
    return field.optional() || field.repeated() || field.derived()
        ? Field.plain(field.id(), new Type.Nested(""))
        : field;
  }

  private static void require(boolean holds, String where, String message)
      throws UnsupportedConstruct {
    if (!holds) {
      throw new UnsupportedConstruct(where + ": " + message);
    }
  }
}
