package dev.diptych.cli.generate;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Diagnostics of a run, each once: many targets read the same spec. */
final class Diagnostics {
  private final Map<List<Object>, Diagnostic> all = new LinkedHashMap<>();

  /** Adds {@code diagnostic} unless there is an equal one. */
  void add(Diagnostic diagnostic) {
    Location at = diagnostic.location();
    List<Object> key = new ArrayList<>(List.of(diagnostic.code(), diagnostic.message(), at.name()));
    key.add(at instanceof Location.InText text ? text.span() : at);
    all.putIfAbsent(key, diagnostic);
  }

  /** All diagnostics, in the order in which they were added. */
  Collection<Diagnostic> all() {
    return List.copyOf(all.values());
  }
}
