package dev.diptych.ksy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Reads the files of specs: each is parsed again only if its content has changed. Safe for use by
 * several threads.
 */
public final class KsyFiles {
  private final Documents documents;
  private final Map<Path, KsyModule> parsed = new ConcurrentHashMap<>();

  /** Documents of an editor, whose texts replace the contents of their files. Thread-safe. */
  @FunctionalInterface
  public interface Documents {
    /** The text of the document of {@code file}, in UTF-8; null if it is not open. */
    byte @Nullable [] of(Path file);
  }

  /** Reads files from the disk. */
  public KsyFiles() {
    this(file -> null);
  }

  /** Reads files from the disk that are not in {@code documents}. */
  public KsyFiles(Documents documents) {
    this.documents = documents;
  }

  /** The content of the spec {@code file}. */
  byte[] bytes(Path file) throws IOException {
    byte[] document = documents.of(file);
    return document == null ? ImportFolders.bytes(file) : document;
  }

  /** The content of {@code file}, which the disk has as {@code bytes}. */
  byte[] current(Path file, byte[] bytes) {
    byte[] document = documents.of(file);
    return document == null ? bytes : document;
  }

  /** The module that {@code file} with the content {@code bytes} is. */
  KsyModule module(Path file, byte[] bytes) throws SpecException {
    KsyModule known = parsed.get(file);
    if (known != null && Arrays.equals(known.places().source().bytes(), bytes)) {
      return known;
    }
    KsyModule module = KsyFile.read(file, bytes);
    parsed.put(file, module);
    return module;
  }
}
