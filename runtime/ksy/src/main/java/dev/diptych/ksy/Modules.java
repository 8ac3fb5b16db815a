package dev.diptych.ksy;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.diagnostic.Location;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A spec and all that it imports, by name. */
public final class Modules {
  private final ImportFolders folders;
  private final Map<String, KsyModule> modules = new LinkedHashMap<>();
  private final Map<String, byte[]> contents = new LinkedHashMap<>();
  private final Map<Lookup, byte @Nullable []> lookups = new LinkedHashMap<>();
  private final Deque<Import> open = new ArrayDeque<>();
  private @Nullable KsyModule root;

  private Modules(ImportFolders folders) {
    this.folders = folders;
  }

  /**
   * Reads a spec and, in turn, what it imports.
   *
   * @param ksy the spec
   * @param importPath folders to look in for imports that begin with {@code /}
   * @throws SpecException where an import is missing or a file is not YAML
   * @throws IOException where the spec cannot be read
   */
  public static Modules load(Path ksy, List<Path> importPath) throws SpecException, IOException {
    Modules all = new Modules(new ImportFolders(ksy, importPath));
    all.root = all.add(ksy, ImportFolders.bytes(ksy), Import.ROOT);
    while (!all.open.isEmpty()) {
      all.follow(all.open.removeFirst());
    }
    return all;
  }

  /** The spec itself. */
  public KsyModule root() {
    return requireNonNull(root);
  }

  /** The spec and its imports, by name, the spec first. */
  public Map<String, KsyModule> all() {
    return modules;
  }

  /** The spec or import {@code name}, which must exist. */
  public KsyModule module(String name) {
    return requireNonNull(modules.get(name), name);
  }

  /** The spec and every file that was looked up for an import, in order, present or not. */
  public List<Path> files() {
    List<Path> files = new ArrayList<>(List.of(root().path()));
    lookups.keySet().forEach(lookup -> files.add(folders.path(lookup)));
    return files;
  }

  private KsyModule add(Path path, byte[] bytes, Import by) throws SpecException {
    KsyModule module = KsyFile.read(path, bytes);
    KsyModule existing = modules.putIfAbsent(module.name(), module);
    if (modules.size() > SpecLimits.MAX_FILES) {
      String message = "more than %d files".formatted(SpecLimits.MAX_FILES);
      throw YamlErrors.of("too-large-spec", by.location(), message);
    }
    if (existing == null) {
      contents.put(module.name(), bytes);
      open.addAll(by.next(module));
    } else if (!Arrays.equals(contents.get(module.name()), bytes)) {
      String message = "the id %s is that of %s, too".formatted(module.name(), existing.path());
      throw YamlErrors.of("bad-spec", module.at(List.of("meta", "id")), message);
    }
    return module;
  }

  private void follow(Import wanted) throws SpecException {
    ImportName.check(wanted);
    for (Lookup place : wanted.places(folders.count())) {
      requireWithin(wanted, place);
      boolean again = lookups.containsKey(place);
      byte[] bytes = again ? lookups.get(place) : read(place);
      lookups.put(place, bytes);
      if (bytes != null) {
        if (!again) {
          add(folders.path(place), bytes, wanted);
        }
        return;
      }
    }
    throw missing(wanted);
  }

  private void requireWithin(Import wanted, Lookup place) throws SpecException {
    Location at = wanted.location();
    try {
      if (!folders.contains(place)) {
        throw YamlErrors.of(
            "import-outside",
            at,
            "this import leads out of the folder of the spec: " + folders.path(place),
            "--import-path names more folders that imports may be in");
      }
    } catch (IOException e) {
      throw YamlErrors.of("bad-spec", at, "cannot follow this import: " + e.getMessage());
    }
  }

  private byte @Nullable [] read(Lookup place) throws SpecException {
    try {
      return folders.read(place);
    } catch (IOException e) {
      Location at = new Location.Whole(folders.path(place).toString());
      throw YamlErrors.of("bad-spec", at, "cannot read this: " + e.getMessage());
    }
  }

  private SpecException missing(Import wanted) {
    String file = wanted.name() + ".ksy";
    List<String> places =
        wanted.places(folders.count()).stream()
            .map(place -> String.valueOf(folders.path(place)))
            .toList();
    String help =
        places.isEmpty()
            ? "--import-path names folders to look in"
            : "looked for " + String.join(", ", places);
    Location at = wanted.location();
    return YamlErrors.of("import-not-found", at, "cannot find " + file, help);
  }
}
