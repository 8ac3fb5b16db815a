package dev.diptych.compiler.schema;

import dev.diptych.compiler.ksy.KsyModule;
import dev.diptych.compiler.ksy.Yaml;
import dev.diptych.model.schema.FormatName;
import java.util.Map;

/** What a spec says of the format it describes, under {@code -twin-format}. */
final class Formats {
  private Formats() {}

  /** The name that {@code module} gives its format, else one made from its id. */
  static FormatName name(KsyModule module) {
    Map<String, Object> yaml = Yaml.map(module.yaml(), "-twin-format");
    return new FormatName(
        or(Yaml.text(yaml, "id"), module.name()),
        or(Yaml.text(yaml, "title"), Names.camel(module.name())),
        or(Yaml.text(yaml, "version"), "1"),
        Yaml.text(yaml, "layout"),
        Boolean.TRUE.equals(yaml.get("preferred")));
  }

  private static String or(String wanted, String otherwise) {
    return wanted == null ? otherwise : wanted;
  }
}
