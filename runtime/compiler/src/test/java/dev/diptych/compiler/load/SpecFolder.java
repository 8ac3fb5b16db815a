package dev.diptych.compiler.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** A folder with specs and a cache, and loaders that report how often they had to compile. */
final class SpecFolder {
  private final Path folder;
  private final AtomicInteger compilations = new AtomicInteger();

  SpecFolder(Path folder) {
    this.folder = folder;
  }

  /** Writes a spec of one field and returns its file. */
  Path spec(String name, String field, String type, String... imports) throws IOException {
    Path file = folder.resolve(name + ".ksy");
    Files.createDirectories(file.getParent());
    String id = String.valueOf(Path.of(name).getFileName());
    String yaml =
        """
        meta:
          id: %s
          endian: le
          imports: %s
        seq:
          - id: %s
            type: %s
        """;
    Files.writeString(file, yaml.formatted(id, List.of(imports), field, type));
    return file;
  }

  Path path(String name) {
    return folder.resolve(name);
  }

  Path cache() {
    return folder.resolve("cache");
  }

  /** A loader over this folder's cache. */
  SpecLoader loader() {
    return loader(cache());
  }

  SpecLoader loader(Path cache) {
    return loader(CacheStore.of(cache));
  }

  SpecLoader loader(CacheStore cache) {
    return new SpecLoader(
        cache,
        build -> {
          compilations.incrementAndGet();
          return build.entry();
        });
  }

  /** How often a loader of this folder has compiled since this was asked last. */
  int compilations() {
    return compilations.getAndSet(0);
  }

  /** The name of the first field of what {@code loaded} begins with. */
  static String field(LoadedSpec loaded) {
    return loaded.schema().root().fields().get(0).id();
  }

  List<Path> kept() throws IOException {
    try (var files = Files.list(cache())) {
      return files.sorted().toList();
    }
  }
}
