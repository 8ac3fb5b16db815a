package dev.diptych.compiler.lower;

import dev.diptych.compiler.ir.FieldType;
import dev.diptych.compiler.schema.Choice;
import dev.diptych.compiler.schema.FieldStorage;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The YAML of the fields in boxes. */
final class BoxFields {
  private BoxFields() {}

  /**
   * The field in the box of {@code one}.
   *
   * @param field the YAML of the switch
   */
  static Map<String, Object> of(Choice.Case one, Map<String, Object> field) {
    boolean sized = field.containsKey("size") || Boolean.TRUE.equals(field.get("size-eos"));
    boolean bytes = one.written().equals("bytes") || one.bytes();
    boolean text = one.type() instanceof FieldType.Text;
    Map<String, Object> boxed = new LinkedHashMap<>();
    boxed.put("id", "value");
    // Strings are stored as bytes, as everywhere.
    if (!bytes && !text) {
      boxed.put("type", one.written());
    }
    if (sized && (bytes || text)) {
      boxed.put("size-eos", true);
    }
    if (text && FieldStorage.isReadOnly(one.type())) {
      boxed.put("type", TerminatedTextType.type(one.type()));
    } else if (field.containsKey("terminator") && !sized) {
      for (String key : List.of("terminator", "include", "consume", "eos-error")) {
        boxed.computeIfAbsent(key, field::get);
      }
    } else if (one.written().equals("strz") && !field.containsKey("terminator")) {
      boxed.put("terminator", 0);
    }
    return boxed;
  }
}
