package dev.diptych.cli.spec;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.cli.render.Printable;
import dev.diptych.spectools.relation.SuggestedKey;
import dev.diptych.spectools.relation.SuggestedKey.Place;
import dev.diptych.spectools.relation.SuggestedKeys;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What {@code diptych spec check --suggest} shows.
 *
 * @param spec the name of the spec
 * @param samples number of sample files
 * @param found the keys
 */
record SuggestionReport(String spec, int samples, SuggestedKeys found) {
  /** Each number with the line to add, and the other numbers that follow. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    List<SuggestedKey> keys = found.keys().stream().filter(k -> k.key().isPresent()).toList();
    List<SuggestedKey> others = found.keys().stream().filter(k -> k.key().isEmpty()).toList();
    lines.add("%s: %s in %s".formatted(spec, count(keys.size(), "key"), count(samples, "file")));
    for (SuggestedKey key : keys) {
      Place place = key.key().orElseThrow();
      lines.add("");
      lines.add(words(key));
      lines.add("  " + (place.inLine() ? "change" : "add after") + " line " + place.line());
      lines.add("    " + place.text().strip());
    }
    if (!others.isEmpty()) {
      lines.add("");
      lines.add("Without a key:");
      others.forEach(each -> lines.add("  " + words(each) + ": " + each.reason()));
    }
    if (!found.stated().isEmpty()) {
      lines.add("");
      lines.add("Numbers that follow already:");
      found.stated().forEach(each -> lines.add("  " + each));
    }
    return lines.stream().map(Printable::of).toList();
  }

  private static String words(SuggestedKey key) {
    return "%s.%s is %s (%s, %s)"
        .formatted(
            simple(key.struct()),
            key.field(),
            key.what(),
            count(key.structs(), "struct"),
            count(key.values(), "value"));
  }

  private static String simple(String struct) {
    return struct.substring(struct.lastIndexOf(':') + 1);
  }

  private static String count(int number, String what) {
    return "%,d %s%s".formatted(number, what, number == 1 ? "" : "s");
  }

  /** The same as a JSON object on one line. */
  String json() throws IOException {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("spec", spec);
    json.put("samples", samples);
    json.put("keys", found.keys().stream().map(SuggestionReport::json).toList());
    json.put("stated", found.stated());
    return JSON.std.asString(json);
  }

  private static Map<String, Object> json(SuggestedKey key) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("struct", simple(key.struct()));
    json.put("field", key.field());
    json.put("is", key.what());
    json.put("structs", key.structs());
    json.put("values", key.values());
    key.key()
        .ifPresentOrElse(
            place -> {
              json.put("file", place.file());
              json.put("line", place.line());
              json.put(place.inLine() ? "change" : "add", place.text());
            },
            () -> json.put("reason", key.reason()));
    return json;
  }
}
