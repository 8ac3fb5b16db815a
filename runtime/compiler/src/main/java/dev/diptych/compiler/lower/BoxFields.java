package dev.diptych.compiler.lower;

import dev.diptych.compiler.schema.Choice;
import dev.diptych.compiler.schema.FieldStorage;
import dev.diptych.ir.FieldType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The YAML of the fields in boxes. */
final class BoxFields {
  private BoxFields() {}

  /**
   * The field in the box of {@code switchCase}.
   *
   * @param field the YAML of the switch
   */
  static Map<String, Object> of(Choice.Case switchCase, Map<String, Object> field) {
    boolean sized = field.containsKey("size") || Boolean.TRUE.equals(field.get("size-eos"));
    boolean bytes = switchCase.written().equals("bytes") || switchCase.bytes();
    boolean text = switchCase.type() instanceof FieldType.Text;
    Map<String, Object> boxed = new LinkedHashMap<>();
    boxed.put("id", "value");
    // Strings are stored as bytes, as in other fields.
    if (!bytes && !text) {
      boxed.put("type", switchCase.written());
    }
    if (sized && (bytes || text)) {
      boxed.put("size-eos", true);
    }
    if (text && FieldStorage.isReadOnly(switchCase.type())) {
      boxed.put("type", TerminatedTextType.type(switchCase.type()));
    } else if (field.containsKey("terminator") && !sized) {
      for (String key : List.of("terminator", "include", "consume", "eos-error")) {
        boxed.computeIfAbsent(key, field::get);
      }
    } else if (switchCase.written().equals("strz") && !field.containsKey("terminator")) {
      boxed.put("terminator", 0);
    }
    return boxed;
  }
}
