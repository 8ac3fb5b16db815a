package dev.diptych.compiler.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A folder with specs. */
final class SpecFolder {
  private final Path folder;

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
}
