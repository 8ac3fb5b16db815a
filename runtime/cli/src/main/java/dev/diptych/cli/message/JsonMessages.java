package dev.diptych.cli.message;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Position;
import dev.diptych.model.source.Source;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Prints each message as a JSON object on a line of its own. The members are documented by {@code
 * runtime/cli/docs/message.schema.json}.
 */
final class JsonMessages implements MessagePrinter {
  private final PrintStream out;

  /** A printer to {@code out}. */
  public JsonMessages(PrintStream out) {
    this.out = out;
  }

  @Override
  public void print(Diagnostic diagnostic) {
    Map<String, Object> message = new LinkedHashMap<>();
    message.put("severity", diagnostic.severity().word());
    message.put("code", diagnostic.code());
    message.put("message", diagnostic.message());
    message.put("file", diagnostic.location().name());
    if (diagnostic.location() instanceof Location.InText text) {
      message.put("text", text(text));
    } else if (diagnostic.location() instanceof Location.InBytes bytes) {
      putBytes(bytes, message);
    }
    if (!diagnostic.help().isEmpty()) {
      message.put("help", diagnostic.help());
    }
    if (!diagnostic.notes().isEmpty()) {
      message.put("notes", diagnostic.notes());
    }
    if (!diagnostic.data().isEmpty()) {
      message.put("data", diagnostic.data());
    }
    write(message);
  }

  private static Map<String, Object> text(Location.InText text) {
    Source source = text.source();
    Position start = source.position(text.span().start());
    Position end = source.end(text.span());
    Map<String, Object> region = new LinkedHashMap<>();
    region.put("line", start.line());
    region.put("column", start.column());
    region.put("end_line", end.line());
    region.put("end_column", end.column());
    region.put("offset", text.span().start());
    region.put("length", text.span().length());
    return region;
  }

  private static void putBytes(Location.InBytes bytes, Map<String, Object> message) {
    Map<String, Object> place = new LinkedHashMap<>();
    if (bytes.offset() >= 0) {
      place.put("offset", bytes.offset());
    }
    if (bytes.path().parent() != null) {
      place.put("path", bytes.path().toString());
    }
    if (!place.isEmpty()) {
      message.put("bytes", place);
    }
  }

  @Override
  public void failure(String code, String text, String see) {
    Map<String, Object> message = new LinkedHashMap<>();
    message.put("severity", "error");
    message.put("code", code);
    message.put("message", text);
    if (!see.isEmpty()) {
      message.put("help", List.of("see " + see));
    }
    write(message);
  }

  private void write(Map<String, Object> message) {
    try {
      out.println(JSON.std.asString(message));
    } catch (IOException e) {
      throw new UncheckedIOException(e); // It is written to memory.
    }
  }
}
