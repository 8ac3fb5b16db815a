package dev.diptych.compiler.check;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.model.source.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Joins warnings of one kind. The compiler repeats a warning for every field. */
final class StyleWarnings {
  private static final int MAX_PLACES = 8;

  private StyleWarnings() {}

  /** {@code warnings} with only the first of each kind, which names the places of the others. */
  static List<Diagnostic> joined(List<Diagnostic> warnings) {
    Map<String, List<Diagnostic>> kinds = new LinkedHashMap<>();
    for (Diagnostic each : warnings) {
      kinds.computeIfAbsent(kind(each), kind -> new ArrayList<>()).add(each);
    }
    return kinds.values().stream().map(StyleWarnings::join).toList();
  }

  /** Names of fields are between grave accents; without them, warnings of one kind are equal. */
  private static String kind(Diagnostic warning) {
    return warning.code() + warning.message().replaceAll("`[^`]*`", "`");
  }

  private static Diagnostic join(List<Diagnostic> alike) {
    Diagnostic first = alike.get(0);
    if (alike.size() == 1) {
      return first;
    }
    List<String> help = new ArrayList<>(first.help());
    List<Diagnostic> others = alike.subList(1, alike.size());
    String places =
        others.stream()
            .limit(MAX_PLACES)
            .map(StyleWarnings::place)
            .collect(Collectors.joining(", "));
    int more = others.size() - MAX_PLACES;
    help.add("likewise at " + places + (more > 0 ? " and " + more + " more places" : ""));
    return new Diagnostic(Severity.WARNING, first.code(), first.location(), first.message(), help);
  }

  private static String place(Diagnostic warning) {
    if (!(warning.location() instanceof Location.InText text)) {
      return warning.location().name();
    }
    Position at = text.source().position(text.span().start());
    return "%d:%d".formatted(at.line(), at.column());
  }
}
