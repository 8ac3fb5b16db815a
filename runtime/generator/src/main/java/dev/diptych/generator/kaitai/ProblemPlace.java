package dev.diptych.generator.kaitai;

import dev.diptych.ksy.KsyModule;
import dev.diptych.ksy.Modules;
import dev.diptych.model.diagnostic.Location;
import io.kaitai.struct.exprlang.Expressions;
import io.kaitai.struct.problems.CompilationProblem;
import io.kaitai.struct.problems.ProblemCoords;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import scala.jdk.javaapi.CollectionConverters;

/**
 * Where a problem is.
 *
 * @param module the file
 * @param path keys and indexes from the top
 */
record ProblemPlace(KsyModule module, List<String> path) {
  /** The keys whose values are names and documentation. */
  private static final Set<String> NO_EXPRESSIONS =
      Set.of("id", "doc", "doc-ref", "title", "encoding", "-orig-id", "contents", "enums");

  /** The place of {@code problem}; without a file, it is in {@code current}. */
  static ProblemPlace of(CompilationProblem problem, Modules modules, KsyModule current) {
    ProblemCoords coords = problem.coords();
    String file = coords.file().isDefined() ? coords.file().get() : "";
    KsyModule module =
        modules.all().values().stream()
            .filter(each -> each.path().toString().equals(file))
            .findFirst()
            .orElse(current);
    List<String> path =
        coords.path().isDefined()
            ? new ArrayList<>(CollectionConverters.asJava(coords.path().get()))
            : new ArrayList<>();
    for (int i = 1; i < path.size(); i++) {
      if (path.get(i - 1).equals("cases")) {
        path.set(i, caseKey(module, path.subList(0, i), path.get(i)));
      }
    }
    int last = path.size() - 1;
    if (last > 0
        && path.get(last).equals("type")
        && module.scalar(path.subList(0, last)).isPresent()) {
      // The type of a case.
      path.remove(last);
    }
    boolean field = !path.contains("value");
    if (field && ProblemHints.isEnum(problem.text()) && module.map(path).containsKey("enum")) {
      // The compiler locates an enum at its field.
      path.add(ProblemHints.enumOf(problem.text()).isPresent() ? "type" : "enum");
    }
    return new ProblemPlace(module, List.copyOf(path));
  }

  /** The first expression of {@code module} at or below {@code path} that has {@code word}. */
  static Optional<ProblemPlace> mentioning(KsyModule module, List<String> path, String word) {
    Pattern whole = Pattern.compile("(?<![\\w.])" + Pattern.quote(word) + "(?!\\w)");
    return search(module.map(path), path, whole).map(found -> new ProblemPlace(module, found));
  }

  private static Optional<List<String>> search(
      @Nullable Object node, List<String> path, Pattern word) {
    List<Optional<List<String>>> found = new ArrayList<>();
    if (node instanceof Map<?, ?> map) {
      map.forEach(
          (key, value) -> {
            boolean expression = !NO_EXPRESSIONS.contains(String.valueOf(key));
            if (expression) {
              List<String> below = with(path, String.valueOf(key));
              boolean named = path.size() > 0 && path.get(path.size() - 1).equals("cases");
              found.add(named ? search(key, below, word) : Optional.empty());
              found.add(search(value, below, word));
            }
          });
    } else if (node instanceof List<?> list) {
      for (int i = 0; i < list.size(); i++) {
        found.add(search(list.get(i), with(path, String.valueOf(i)), word));
      }
    } else if (node != null && word.matcher(String.valueOf(node)).find()) {
      return Optional.of(path);
    }
    return found.stream().flatMap(Optional::stream).findFirst();
  }

  private static List<String> with(List<String> path, String step) {
    List<String> longer = new ArrayList<>(path);
    longer.add(step);
    return longer;
  }

  /** The key of a case, which the compiler names by the classes of its expression. */
  private static String caseKey(KsyModule module, List<String> cases, String printed) {
    for (Object written : ((Map<?, ?>) module.map(cases)).keySet()) {
      String key = String.valueOf(written);
      try {
        if (Expressions.parse(key).toString().equals(printed)) {
          return key;
        }
      } catch (Expressions.ParseException e) {
        // It is another key, which is rejected itself.
      }
    }
    return printed;
  }

  Location location() {
    return module.at(path);
  }

  /** The path as a hint, if there is one. */
  List<String> help() {
    return path.isEmpty() ? List.of() : List.of("at /" + String.join("/", path));
  }

  /** The last key of the path, without indexes; empty if there is none. */
  String key() {
    for (int i = path.size() - 1; i >= 0; i--) {
      if (!path.get(i).matches("\\d+")) {
        return i > 0 && path.get(i - 1).equals("cases") ? "the case " + path.get(i) : path.get(i);
      }
    }
    return "";
  }

  /** The scalar at the place, if there is one. */
  Optional<String> scalar() {
    return path.isEmpty() ? Optional.empty() : module.scalar(path);
  }
}
