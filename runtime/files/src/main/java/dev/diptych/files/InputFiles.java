package dev.diptych.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The files that a run reads, by identity: a link to one of them is the same file. */
public final class InputFiles {
  private final Map<Object, String> kinds = new ConcurrentHashMap<>();
  private final Set<Path> paths = ConcurrentHashMap.newKeySet();

  /**
   * Adds a file if it exists.
   *
   * @param path its path
   * @param kind its purpose in the run, such as {@code input} or {@code spec}
   */
  public void add(Path path, String kind) {
    paths.add(path);
    Object identity = identity(path);
    if (identity != null) {
      kinds.putIfAbsent(identity, kind);
    }
  }

  /** Adds an argument, which may be standard input or not a path. */
  public void add(String argument, String kind) {
    try {
      add(Path.of(argument), kind);
    } catch (InvalidPathException e) {
      return; // Reading it will report the error.
    }
  }

  /** The purpose of {@code path} in the run; null if it is not read. */
  public @Nullable String kind(Path path) {
    Object identity = kinds.isEmpty() ? null : identity(path);
    return identity == null ? null : kinds.get(identity);
  }

  /** All paths that were added, also of files that do not exist. */
  public Set<Path> paths() {
    return Set.copyOf(paths);
  }

  private static @Nullable Object identity(Path path) {
    try {
      BasicFileAttributes file = Files.readAttributes(path, BasicFileAttributes.class);
      if (!file.isRegularFile()) {
        return null;
      }
      return file.fileKey() == null ? path.toRealPath() : file.fileKey();
    } catch (IOException e) {
      return null;
    }
  }
}
