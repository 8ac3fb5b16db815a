package dev.diptych.cli.message;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.cli.io.InstalledParts;
import dev.diptych.model.diagnostic.Codes;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Converts messages of {@link JsonMessages} to a log in the Static Analysis Results Interchange
 * Format (SARIF) of OASIS, version 2.1.0. Numbers of sections below are those of that standard.
 */
final class SarifLog {
  private static final String SCHEMA =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

  private final List<Map<String, Object>> results = new ArrayList<>();
  private final List<Map<String, Object>> failures = new ArrayList<>();
  private final Set<String> codes = new TreeSet<>();

  /**
   * The log.
   *
   * @param messages JSON objects, one on each line
   * @param version the version of Diptych
   * @throws IOException if a message is not JSON
   */
  static String of(String messages, String version) throws IOException {
    SarifLog log = new SarifLog();
    for (String line : messages.lines().toList()) {
      log.add(JSON.std.mapFrom(line));
    }
    Map<String, Object> whole = new LinkedHashMap<>();
    whole.put("$schema", SCHEMA);
    whole.put("version", "2.1.0");
    whole.put("runs", List.of(log.run(version)));
    return JSON.std.with(JSON.Feature.PRETTY_PRINT_OUTPUT).asString(whole);
  }

  /** A message with a file is a result; others concern the run itself (3.20.21). */
  private void add(Map<String, Object> message) {
    Map<String, Object> result = new LinkedHashMap<>();
    String code = string(message, "code");
    if (message.containsKey("file")) {
      codes.add(code);
      result.put("ruleId", code);
    } else {
      result.put("descriptor", Map.of("id", code));
    }
    result.put("level", message.get("severity")); // error, warning and note, as in 3.27.10.
    result.put("message", Map.of("text", text(message)));
    if (message.containsKey("file")) {
      result.put("locations", List.of(Map.of("physicalLocation", location(message))));
      results.add(result);
    } else {
      failures.add(result);
    }
  }

  private static String text(Map<String, Object> message) {
    StringBuilder text = new StringBuilder(string(message, "message"));
    if (message.get("bytes") instanceof Map<?, ?> bytes && bytes.containsKey("path")) {
      text.append("\nfield: ").append(bytes.get("path"));
    }
    append(text, "note", message.get("notes"));
    append(text, "help", message.get("help"));
    return text.toString();
  }

  private static void append(StringBuilder text, String label, @Nullable Object lines) {
    if (lines instanceof List<?> list) {
      list.forEach(line -> text.append('\n').append(label).append(": ").append(line));
    }
  }

  private static Map<String, Object> location(Map<String, Object> message) {
    Map<String, Object> location = new LinkedHashMap<>();
    location.put("artifactLocation", Map.of("uri", uri(string(message, "file"))));
    Map<String, Object> region = new LinkedHashMap<>();
    if (message.get("text") instanceof Map<?, ?> text) {
      region.put("startLine", text.get("line"));
      region.put("startColumn", text.get("column"));
      region.put("endLine", text.get("end_line"));
      region.put("endColumn", text.get("end_column"));
      region.put("byteOffset", text.get("offset"));
      region.put("byteLength", text.get("length"));
    } else if (message.get("bytes") instanceof Map<?, ?> bytes && bytes.containsKey("offset")) {
      region.put("byteOffset", bytes.get("offset"));
    }
    if (!region.isEmpty()) {
      location.put("region", region);
    }
    return location;
  }

  /** A relative reference, or an absolute URI for an absolute path (3.4.3). */
  private static String uri(String file) {
    Path path = Path.of(file);
    if (path.isAbsolute()) {
      return path.toUri().toString();
    }
    String base = Path.of("").toUri().toString();
    return path.toUri().toString().substring(base.length());
  }

  private Map<String, Object> run(String version) {
    Map<String, Object> driver = new LinkedHashMap<>();
    driver.put("name", "Diptych");
    driver.put("version", version);
    driver.put("rules", rules());
    Map<String, Object> invocation = new LinkedHashMap<>();
    invocation.put("executionSuccessful", failures.isEmpty());
    if (!failures.isEmpty()) {
      invocation.put("toolExecutionNotifications", failures);
    }
    Map<String, Object> run = new LinkedHashMap<>();
    run.put("tool", Map.of("driver", driver));
    run.put("invocations", List.of(invocation));
    run.put("columnKind", "unicodeCodePoints");
    run.put("results", results);
    return run;
  }

  /** The codes of the results with what they mean. */
  private List<Map<String, Object>> rules() {
    Map<String, String> meanings =
        InstalledParts.codes().stream()
            .collect(Collectors.toMap(Codes.Code::id, Codes.Code::meaning, (one, other) -> one));
    List<Map<String, Object>> rules = new ArrayList<>();
    for (String code : codes) {
      Map<String, Object> rule = new LinkedHashMap<>();
      rule.put("id", code);
      rule.put("shortDescription", Map.of("text", meanings.getOrDefault(code, code)));
      rules.add(rule);
    }
    return rules;
  }

  private static String string(Map<String, Object> message, String name) {
    return Objects.requireNonNull(message.get(name), name).toString();
  }
}
