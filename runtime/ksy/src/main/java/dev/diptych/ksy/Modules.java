package dev.diptych.ksy;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.diagnostic.Diagnostic;
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
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A spec and all that it imports, by name. */
public final class Modules {
  private final Path ksy;
  private final ImportFolders folders;
  private final KsyFiles files;
  private final List<Diagnostic> errors = new ArrayList<>();
  private final Map<String, KsyModule> modules = new LinkedHashMap<>();
  private final Map<String, byte[]> contents = new LinkedHashMap<>();
  private final Map<Lookup, byte @Nullable []> lookups = new LinkedHashMap<>();
  private final Deque<Import> open = new ArrayDeque<>();
  private final List<Imported> imported = new ArrayList<>();
  private @Nullable KsyModule root;

  private Modules(Path ksy, List<Path> importPath, KsyFiles files) {
    this.ksy = ksy;
    this.folders = new ImportFolders(ksy, importPath);
    this.files = files;
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
    Modules all = read(ksy, importPath, new KsyFiles());
    all.requireValid();
    return all;
  }

  /**
   * Reads a spec and, in turn, what it imports, as far as that is possible.
   *
   * @param ksy the spec
   * @param importPath folders to look in for imports that begin with {@code /}
   * @param files reads them; what it has read before is not parsed again
   * @throws IOException where the spec cannot be read
   */
  public static Modules read(Path ksy, List<Path> importPath, KsyFiles files) throws IOException {
    Modules all = new Modules(ksy, importPath, files);
    byte[] bytes = files.bytes(ksy);
    all.reported(() -> all.root = all.add(ksy, bytes, Import.ROOT));
    while (!all.open.isEmpty()) {
      Import next = all.open.removeFirst();
      all.reported(() -> all.follow(next));
    }
    return all;
  }

  /**
   * An import that was found.
   *
   * @param by the importing spec
   * @param at its place there, as keys and indices
   * @param file the file
   */
  public record Imported(KsyModule by, List<String> at, Path file) {}

  /** A step that may find errors. */
  private interface Step {
    void run() throws SpecException;
  }

  private void reported(Step step) {
    try {
      step.run();
    } catch (SpecException e) {
      errors.addAll(e.diagnostics());
    }
  }

  /**
   * Rejects files in which errors were found.
   *
   * @throws SpecException with what is wrong in all files: an import is missing, a file is not YAML
   */
  public void requireValid() throws SpecException {
    if (!errors.isEmpty()) {
      List<String> files =
          Stream.concat(
                  modules.values().stream().map(each -> each.path().toString()),
                  errors.stream().map(each -> each.location().name()))
              .distinct()
              .toList();
      throw new SpecException(Reported.of(files, errors));
    }
  }

  /** Whether these are the modules that {@code other} has: no file was parsed again. */
  @SuppressWarnings("ReferenceEquality") // Comparing all of them takes as long as parsing.
  public boolean isSame(Modules other) {
    List<KsyModule> own = List.copyOf(modules.values());
    List<KsyModule> others = List.copyOf(other.modules.values());
    boolean same = errors.isEmpty() && other.errors.isEmpty() && own.size() == others.size();
    for (int i = 0; same && i < own.size(); i++) {
      same = own.get(i) == others.get(i);
    }
    return same;
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

  /** The imports that were found, in order. */
  public List<Imported> imported() {
    return List.copyOf(imported);
  }

  /** Whether the spec itself could be read: it is YAML with the shape of a spec. */
  public boolean hasRoot() {
    return root != null;
  }

  /** What is wrong with the files: an import is missing, or one is not YAML. */
  public List<Diagnostic> errors() {
    return List.copyOf(errors);
  }

  /** The spec and every file that was looked up for an import, in order, present or not. */
  public List<Path> files() {
    List<Path> files = new ArrayList<>(List.of(ksy));
    lookups.keySet().forEach(lookup -> files.add(folders.path(lookup)));
    return files;
  }

  private KsyModule add(Path path, byte[] bytes, Import by) throws SpecException {
    KsyModule module = files.module(path, bytes);
    KsyModule existing = modules.putIfAbsent(module.name(), module);
    if (modules.size() > SpecLimits.MAX_FILES) {
      open.clear();
      String message = "more than %d files".formatted(SpecLimits.MAX_FILES);
      throw YamlErrors.of("too-large-spec", by.location(), message);
    }
    if (existing == null) {
      contents.put(module.name(), bytes);
      for (Import each : by.next(module)) {
        open.addLast(each);
      }
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
        imported.add(new Imported(requireNonNull(wanted.by()), wanted.at(), folders.path(place)));
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
      byte[] bytes = folders.read(place);
      return bytes == null ? null : files.current(folders.path(place), bytes);
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
