package dev.diptych.ksy;

import dev.diptych.files.Root;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The folders for the imports of a spec, by the rules of the Kaitai Struct compiler: {@code name}
 * is next to the importing file, {@code /name} on the import path.
 */
public final class ImportFolders {
  private final Path spec;
  private final List<Path> importPath;

  /**
   * Folders.
   *
   * @param spec the root spec
   * @param importPath the import path, in order
   */
  public ImportFolders(Path spec, List<Path> importPath) {
    this.spec = spec;
    this.importPath = List.copyOf(importPath);
  }

  /** The number of folders of the import path. */
  public int count() {
    return importPath.size();
  }

  /** The file of {@code lookup}, which may be absent. */
  public Path path(Lookup lookup) {
    return lookup.folder() == Lookup.BESIDE
        ? spec.resolveSibling(lookup.file())
        : importPath.get(lookup.folder()).resolve(lookup.file());
  }

  /**
   * Whether {@code lookup} is within the folder of the spec or a folder of the import path. Links
   * are followed. Where the spec itself is a link, the folder of its target is allowed as well.
   *
   * @throws IOException where a link cannot be followed
   */
  public boolean contains(Lookup lookup) throws IOException {
    Path file = path(lookup).toAbsolutePath();
    boolean named =
        folders().stream()
            .anyMatch(each -> file.normalize().startsWith(each.toAbsolutePath().normalize()));
    if (!named || !Files.exists(file)) {
      return named;
    }
    return Root.containing(file.toRealPath(), folders()) != null;
  }

  private List<Path> folders() throws IOException {
    List<Path> folders = new ArrayList<>(importPath);
    folders.add(spec.toAbsolutePath().getParent());
    if (Files.exists(spec)) { // It may be a document that was never saved.
      folders.add(spec.toRealPath().getParent());
    }
    return folders;
  }

  /**
   * The content of the file of {@code lookup}, or null where it is absent or in another folder.
   *
   * @throws IOException where it cannot be read
   */
  public byte @Nullable [] read(Lookup lookup) throws IOException {
    Path path = path(lookup);
    if (!Files.isRegularFile(path) || !Files.isReadable(path)) {
      return null;
    }
    Path real = path.toRealPath();
    Root root = Root.containing(real, folders());
    return root == null ? null : root.start(real, SpecLimits.MAX_BYTES + 1);
  }

  /**
   * The content of {@code file}; only as much as is needed to see that it is too large.
   *
   * @throws IOException where it cannot be read
   */
  public static byte[] bytes(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(SpecLimits.MAX_BYTES + 1);
    }
  }
}
