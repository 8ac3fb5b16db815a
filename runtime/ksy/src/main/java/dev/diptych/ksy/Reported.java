package dev.diptych.ksy;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The diagnostics of a spec as they are reported: in one order, each once, and a limited number.
 */
public final class Reported {
  private static final int MAX_ERRORS = 50;
  private static final int MAX_PLACES = 8;

  private Reported() {}

  /**
   * Orders {@code found} by file and place. Of diagnostics that say the same, the first remains and
   * names the lines of the others: a renamed field is one mistake.
   *
   * @param modules the files, in the order in which they are read: the spec, then its imports
   */
  public static List<Diagnostic> of(Collection<KsyModule> modules, List<Diagnostic> found) {
    if (found.isEmpty()) {
      return found; // Most specs; ordering would load classes.
    }
    return of(modules.stream().map(each -> each.path().toString()).toList(), found);
  }

  /** The same for files with the names {@code files}. */
  static List<Diagnostic> of(List<String> files, List<Diagnostic> found) {
    Map<String, List<Diagnostic>> alike = new LinkedHashMap<>();
    found.stream()
        .distinct()
        .sorted(
            Comparator.comparingInt((Diagnostic each) -> files.indexOf(each.location().name()))
                .thenComparingInt(Diagnostic::offset))
        .forEach(each -> alike.computeIfAbsent(words(each), key -> new ArrayList<>()).add(each));
    List<Diagnostic> joined = alike.values().stream().map(Reported::joined).toList();
    return Stream.concat(
            joined.stream().filter(Diagnostic::isError).limit(MAX_ERRORS),
            joined.stream().filter(each -> !each.isError()))
        .toList();
  }

  /** Equal for diagnostics that are joined: warnings of one kind differ in names between `. */
  private static String words(Diagnostic one) {
    return one.isError()
        ? String.join("\n", one.code(), one.message(), String.join("\n", one.help()))
        : one.code() + "\n" + one.message().replaceAll("`[^`]*`", "`");
  }

  private static Diagnostic joined(List<Diagnostic> alike) {
    Diagnostic first = alike.get(0);
    if (alike.size() == 1) {
      return first;
    }
    TreeSet<Integer> lines = new TreeSet<>();
    TreeSet<String> elsewhere = new TreeSet<>();
    for (Diagnostic each : alike.subList(1, alike.size())) {
      if (each.location() instanceof Location.InText at) {
        int line = at.source().position(at.span().start()).line();
        boolean same = each.location().name().equals(first.location().name());
        if (same) {
          lines.add(line);
        } else {
          elsewhere.add(each.location().name().replaceFirst(".*[/\\\\]", "") + ":" + line);
        }
      }
    }
    List<String> help = new ArrayList<>(first.help());
    add(help, lines.size() == 1 ? "also on line " : "also on lines ", lines);
    add(help, "also in ", elsewhere);
    return first.with(help);
  }

  private static void add(List<String> help, String words, Collection<?> places) {
    if (!places.isEmpty()) {
      List<String> shown = places.stream().limit(MAX_PLACES).map(String::valueOf).toList();
      int more = places.size() - MAX_PLACES;
      help.add(words + String.join(", ", shown) + (more > 0 ? " and " + more + " more" : ""));
    }
  }
}
