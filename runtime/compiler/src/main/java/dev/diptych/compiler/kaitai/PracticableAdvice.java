package dev.diptych.compiler.kaitai;

import dev.diptych.ksy.KsyModule;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.Yaml;
import io.kaitai.struct.problems.CompilationProblem;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import scala.jdk.javaapi.CollectionConverters;

/**
 * Removes the compiler's advice on names that an author cannot follow: a field that is the count of
 * two lists, or a count and a size, cannot have two names; and a name cannot be that of a sibling.
 */
final class PracticableAdvice {
  private static final Pattern RENAME = Pattern.compile("use `(\\w+)` instead of `\\w+`.*");
  private static final List<String> LISTS = List.of("seq", "params", "instances");

  private final Modules modules;
  private final Map<Place, Set<String>> names = new HashMap<>();

  /** The location of a problem: a file, and keys and indexes in it. */
  private record Place(String file, List<String> path) {}

  private PracticableAdvice(Modules modules) {
    this.modules = modules;
  }

  /** The {@code problems} without impracticable advice. */
  static List<CompilationProblem> of(Modules modules, List<CompilationProblem> problems) {
    PracticableAdvice advice = new PracticableAdvice(modules);
    for (CompilationProblem problem : problems) {
      String name = name(problem);
      if (name != null) {
        advice.names.computeIfAbsent(place(problem), at -> new HashSet<>()).add(name);
      }
    }
    return problems.stream().filter(advice::isPracticable).toList();
  }

  /** The name that {@code problem} recommends, or null if it is something else. */
  private static @Nullable String name(CompilationProblem problem) {
    Matcher matcher = RENAME.matcher(problem.text());
    return matcher.matches() ? matcher.group(1) : null;
  }

  private static Place place(CompilationProblem problem) {
    var path = problem.coords().path();
    return new Place(
        problem.coords().file().isDefined() ? problem.coords().file().get() : "",
        path.isDefined() ? List.copyOf(CollectionConverters.asJava(path.get())) : List.of());
  }

  private boolean isPracticable(CompilationProblem problem) {
    String name = name(problem);
    Place place = place(problem);
    return name == null
        || (names.getOrDefault(place, Set.of()).size() < 2 && !siblings(place).contains(name));
  }

  /** The ids in the type that contains {@code place}. */
  private Set<String> siblings(Place place) {
    Set<String> ids = new HashSet<>();
    int list = place.path().size() - 1;
    while (list >= 0 && !LISTS.contains(place.path().get(list))) {
      list--;
    }
    for (KsyModule module : modules.all().values()) {
      if (list >= 0 && module.path().toString().equals(place.file())) {
        Map<String, Object> type = module.map(place.path().subList(0, list));
        for (String fields : List.of("seq", "params")) {
          Yaml.maps(type, fields).forEach(field -> ids.add(String.valueOf(field.get("id"))));
        }
        ids.addAll(Yaml.map(type, "instances").keySet());
      }
    }
    return ids;
  }
}
