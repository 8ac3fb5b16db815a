package dev.diptych.conformance.specs;

import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The specs in {@code conformance/specs}, by id. */
public final class Specimens {
  private static final Path SPECS = Repository.path("conformance/specs");

  private Specimens() {}

  /** The ids. */
  public static List<String> ids() throws IOException {
    try (Stream<Path> folders = Files.list(SPECS)) {
      return folders
          .map(folder -> String.valueOf(folder.getFileName()))
          .filter(id -> Files.exists(spec(id)))
          .sorted()
          .toList();
    }
  }

  /** The spec. */
  public static Path spec(String id) {
    return SPECS.resolve(id).resolve(id + ".ksy");
  }

  /** The folders that its imports are looked for in. */
  public static List<Path> imports(String id) throws ReflectiveOperationException {
    return of(id).importPath().stream().map(SPECS::resolve).toList();
  }

  /** Files of its format, by name. */
  public static Map<String, byte[]> samples(String id) throws Exception {
    return of(id).samples();
  }

  static Specimen of(String id) throws ReflectiveOperationException {
    StringBuilder name = new StringBuilder(Specimens.class.getPackageName()).append('.');
    for (String part : id.split("_", -1)) {
      name.append(Character.toUpperCase(part.charAt(0))).append(part.substring(1));
    }
    var constructor = Class.forName(name + "Specimen").getDeclaredConstructor();
    constructor.setAccessible(true);
    return (Specimen) constructor.newInstance();
  }
}
