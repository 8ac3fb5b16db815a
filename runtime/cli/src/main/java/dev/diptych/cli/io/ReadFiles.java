package dev.diptych.cli.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The files that a run reads, by what they are and not by what they are called: a link to one of
 * them is the same file.
 */
public final class ReadFiles {
  private final Map<Object, String> kinds = new ConcurrentHashMap<>();

  /**
   * Adds a file; one that is not there is none.
   *
   * @param path where it is
   * @param kind what it is to the run, such as {@code input} or {@code spec}
   */
  public void add(Path path, String kind) {
    Object identity = identity(path);
    if (identity != null) {
      kinds.putIfAbsent(identity, kind);
    }
  }

  /** Adds an argument, which may be standard input or no path at all. */
  public void add(String argument, String kind) {
    try {
      add(Path.of(argument), kind);
    } catch (InvalidPathException e) {
      return; // Whoever reads it says so.
    }
  }

  /** What {@code path} is to the run, or null where it is not read. */
  public String kind(Path path) {
    Object identity = kinds.isEmpty() ? null : identity(path);
    return identity == null ? null : kinds.get(identity);
  }

  private static Object identity(Path path) {
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
