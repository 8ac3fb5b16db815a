package dev.diptych.compiler.view;

import dev.diptych.compiler.ksy.Yaml;
import dev.diptych.compiler.schema.Attribute;
import dev.diptych.compiler.schema.Handling;
import dev.diptych.compiler.schema.Switches;
import dev.diptych.model.schema.Field;
import java.util.HashMap;
import java.util.Map;

/**
 * A field beside what its author wrote.
 *
 * @param field the field
 * @param attribute the author's words, or null where no author wrote it
 * @param handling how generated code keeps it, or null where no author wrote it
 */
public record FieldView(Field field, Attribute attribute, Handling handling) {
  /** What the author wrote under {@code key}, or null. */
  public String said(String key) {
    return attribute == null ? null : Yaml.text(attribute.yaml(), key);
  }

  /** What the author lets decide between several types, or null. */
  public String switchOn() {
    return attribute == null ? null : Yaml.text(type(), "switch-on");
  }

  /** What the author says that the case {@code key} is, or null. */
  public String caseType(String key) {
    Map<String, String> words = new HashMap<>();
    for (Map.Entry<?, ?> each : Yaml.map(type(), "cases").entrySet()) {
      words.put(String.valueOf(each.getKey()), String.valueOf(each.getValue()));
    }
    return words.get(key);
  }

  /** The cases as the compiler has them, or null where there are none. */
  public Switches switches() {
    return attribute == null ? null : Switches.of(attribute);
  }

  private Map<String, Object> type() {
    return attribute == null ? Map.of() : Yaml.map(attribute.yaml(), "type");
  }
}
