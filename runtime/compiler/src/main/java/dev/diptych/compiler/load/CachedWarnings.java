package dev.diptych.compiler.load;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.ksy.ImportFolders;
import dev.diptych.ksy.Lookup;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Converts warnings to JSON and back. A file is stored as its index in the lookups, not as a path:
 * the spec may be at another path next time.
 */
final class CachedWarnings {
  private final List<Path> files = new ArrayList<>();

  /** Warnings of {@code ksy} and what {@code lookups} have found. */
  CachedWarnings(Path ksy, ImportFolders folders, Collection<Lookup> lookups) {
    files.add(ksy);
    lookups.forEach(lookup -> files.add(folders.path(lookup)));
  }

  /** The spec and every file that was looked up for its imports. */
  List<Path> files() {
    return files;
  }

  String write(List<Diagnostic> warnings) throws IOException {
    return JSON.std.asString(warnings.stream().map(this::map).toList());
  }

  List<Diagnostic> read(String json) throws IOException {
    List<Diagnostic> warnings = new ArrayList<>();
    for (Object each : JSON.std.listFrom(json)) {
      Map<?, ?> map = (Map<?, ?>) each;
      String[] help =
          ((List<?>) requireNonNull(map.get("help")))
              .stream().map(String::valueOf).toArray(String[]::new);
      String code = String.valueOf(map.get("code"));
      warnings.add(Diagnostic.warning(code, place(map), String.valueOf(map.get("message")), help));
    }
    return warnings;
  }

  private Map<String, Object> map(Diagnostic warning) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("file", Math.max(0, files.indexOf(Path.of(warning.location().name()))));
    if (warning.location() instanceof Location.InText text) {
      map.put("start", text.span().start());
      map.put("end", text.span().end());
    }
    map.put("code", warning.code());
    map.put("message", warning.message());
    map.put("help", warning.help());
    return map;
  }

  private Location place(Map<?, ?> map) throws IOException {
    Path file = files.get(number(map, "file"));
    if (!map.containsKey("start")) {
      return new Location.Whole(file.toString());
    }
    Source source = new Source(file.toString(), Files.readAllBytes(file));
    Span span = new Span(number(map, "start"), number(map, "end"));
    return new Location.InText(source, span);
  }

  private static int number(Map<?, ?> map, String key) {
    return (Integer) requireNonNull(map.get(key), key);
  }
}
