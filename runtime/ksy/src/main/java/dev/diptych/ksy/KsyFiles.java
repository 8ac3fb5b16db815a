package dev.diptych.ksy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Reads the files of specs: each is parsed again only if its content has changed. The text of an
 * open document replaces the content of its file. Safe for use by several threads.
 */
public final class KsyFiles {
  private final Map<Path, KsyModule> parsed = new ConcurrentHashMap<>();
  private final Map<Path, byte[]> documents = new ConcurrentHashMap<>();

  /** Reads files of which none is known. */
  public KsyFiles() {}

  /** Reads {@code file} as {@code text} from now on, whatever the disk contains. */
  public void open(Path file, byte[] text) {
    documents.put(key(file), text);
  }

  /** Reads {@code file} from the disk from now on. */
  public void close(Path file) {
    documents.remove(key(file));
  }

  /** The content of the spec {@code file}. */
  byte[] bytes(Path file) throws IOException {
    byte[] document = documents.get(key(file));
    return document == null ? ImportFolders.bytes(file) : document;
  }

  /** The content of {@code file}, which the disk has as {@code bytes}. */
  byte[] current(Path file, byte[] bytes) {
    return documents.getOrDefault(key(file), bytes);
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

  private static Path key(Path file) {
    return file.toAbsolutePath().normalize();
  }
}
