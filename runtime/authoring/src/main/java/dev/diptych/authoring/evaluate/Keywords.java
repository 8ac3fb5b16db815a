package dev.diptych.authoring.evaluate;

import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import dev.diptych.model.diagnostic.Replacement;
import java.util.Map;

/** Statements of which a part is missing: to the parser they are blocks and settings. */
final class Keywords {
  private static final Map<String, String> FORMS =
      Map.of(
          "let", "let name = value",
          "use", "use $name",
          "include", "include \"names.twin\"",
          "repeat", "repeat 3 { … }, or repeat 3 every 2s { … }",
          "every", "repeat 3 every 2s { … }",
          "at", "at 2.5s { … }");

  private Keywords() {}

  static boolean isKeyword(String name) {
    return FORMS.containsKey(name);
  }

  /**
   * Reports a setting whose name is a keyword: a statement that is not complete, or a file without
   * quotation marks.
   */
  static void setting(String name, Value value, Origin origin, Report report) {
    if (!name.equals("include") || !(value instanceof Value.Word file)) {
      incomplete(name, origin, report);
      return;
    }
    String quoted = '"' + file.text() + '"';
    report.fixable(
        "syntax",
        file.origin(),
        "a file is in quotation marks",
        new Replacement(file.text(), quoted),
        "write include " + quoted);
  }

  /** Reports a statement that is not complete. */
  static void incomplete(String name, Origin origin, Report report) {
    String message = "the statement '" + name + "' is not complete";
    report.error("syntax", origin, message, "its form is: " + FORMS.get(name));
  }
}
