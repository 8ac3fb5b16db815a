package dev.diptych.generator.language;

import dev.diptych.ksy.KsyModule;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.SpecException;
import dev.diptych.ksy.Yaml;
import dev.diptych.model.diagnostic.Diagnostic;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Rejects specs that import each other, for languages whose modules cannot. */
final class ImportCycles {
  private ImportCycles() {}

  /**
   * Checks {@code modules}.
   *
   * @throws SpecException with the first import that leads back to its file
   */
  static void reject(Modules modules) throws SpecException {
    for (KsyModule module : modules.all().values()) {
      List<String> imports = imports(module);
      for (int i = 0; i < imports.size(); i++) {
        if (leadsTo(module.name(), imports.get(i), modules)) {
          String message =
              "'%s' and '%s' import each other, which the language does not support"
                  .formatted(module.name(), imports.get(i));
          throw new SpecException(
              List.of(
                  Diagnostic.error(
                      "unsupported-spec",
                      module.at(List.of("meta", "imports", String.valueOf(i))),
                      message)));
        }
      }
    }
  }

  private static boolean leadsTo(String wanted, String start, Modules modules) {
    Set<String> seen = new HashSet<>();
    Deque<String> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty()) {
      String name = open.removeFirst();
      if (name.equals(wanted)) {
        return true;
      }
      KsyModule module = modules.all().get(name);
      if (module != null && seen.add(name)) {
        open.addAll(imports(module));
      }
    }
    return false;
  }

  private static List<String> imports(KsyModule module) {
    return Yaml.texts(Yaml.map(module.yaml(), "meta"), "imports").stream()
        .map(name -> name.substring(name.lastIndexOf('/') + 1))
        .toList();
  }
}
