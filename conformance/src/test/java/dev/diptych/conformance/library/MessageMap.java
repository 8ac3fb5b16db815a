package dev.diptych.conformance.library;

import dev.diptych.Diagnostic;
import dev.diptych.Location;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** A diagnostic of the library as the command prints it with {@code --message-format=json}. */
final class MessageMap {
  private MessageMap() {}

  static Map<String, Object> of(Diagnostic diagnostic) {
    Map<String, Object> message = new LinkedHashMap<>();
    message.put("severity", diagnostic.severity().name().toLowerCase(Locale.ROOT));
    message.put("code", diagnostic.code());
    message.put("message", diagnostic.message());
    message.put("file", diagnostic.location().name());
    if (diagnostic.location() instanceof Location.InText text) {
      message.put(
          "text",
          Map.of(
              "line", text.line(),
              "column", text.column(),
              "end_line", text.endLine(),
              "end_column", text.endColumn(),
              "offset", text.offset(),
              "length", text.length()));
    } else if (diagnostic.location() instanceof Location.InBytes bytes) {
      Map<String, Object> place = new LinkedHashMap<>();
      bytes.offset().ifPresent(offset -> place.put("offset", (int) offset));
      if (!bytes.path().isEmpty()) {
        place.put("path", bytes.path());
      }
      if (!place.isEmpty()) {
        message.put("bytes", place);
      }
    }
    if (!diagnostic.help().isEmpty()) {
      message.put("help", diagnostic.help());
    }
    if (!diagnostic.notes().isEmpty()) {
      message.put("notes", diagnostic.notes());
    }
    return message;
  }
}
