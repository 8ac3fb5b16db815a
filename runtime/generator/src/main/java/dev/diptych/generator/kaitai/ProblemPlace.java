package dev.diptych.generator.kaitai;

import dev.diptych.ksy.KsyModule;
import dev.diptych.ksy.Modules;
import dev.diptych.model.diagnostic.Location;
import io.kaitai.struct.problems.CompilationProblem;
import io.kaitai.struct.problems.ProblemCoords;
import java.util.List;
import scala.jdk.javaapi.CollectionConverters;

/**
 * Where a problem is.
 *
 * @param module the file
 * @param path keys and indexes from the top
 */
record ProblemPlace(KsyModule module, List<String> path) {
  /** Keeps its own copy. */
  ProblemPlace {
    path = List.copyOf(path);
  }

  /** The place of {@code problem}; without a file, it is in {@code current}. */
  static ProblemPlace of(CompilationProblem problem, Modules modules, KsyModule current) {
    ProblemCoords coords = problem.coords();
    String file = coords.file().isDefined() ? coords.file().get() : "";
    KsyModule module =
        modules.all().values().stream()
            .filter(each -> each.path().toString().equals(file))
            .findFirst()
            .orElse(current);
    return new ProblemPlace(
        module,
        coords.path().isDefined() ? CollectionConverters.asJava(coords.path().get()) : List.of());
  }

  Location location() {
    return module.at(path);
  }

  /** The last key of the path, without indexes; empty if there is none. */
  String key() {
    for (int i = path.size() - 1; i >= 0; i--) {
      if (!path.get(i).matches("\\d+")) {
        return path.get(i);
      }
    }
    return "";
  }
}
