package dev.diptych.lsp.analysis;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The files of documents. */
public final class DocumentPath {
  private static final String FILE = "file";

  private DocumentPath() {}

  /** The file of {@code uri}; null if it is none, such as a text that was never saved. */
  public static @Nullable Path of(String uri) {
    try {
      URI parsed = URI.create(uri);
      return FILE.equalsIgnoreCase(parsed.getScheme()) ? Path.of(parsed) : null;
    } catch (IllegalArgumentException | FileSystemNotFoundException e) {
      return null;
    }
  }

  /** The file of {@code uri} without links; null if it is none or does not exist. */
  public static @Nullable Path real(String uri) {
    Path file = of(uri);
    try {
      return file == null ? null : file.toRealPath();
    } catch (IOException e) {
      return null;
    }
  }

  /** The path by which {@code file} is known here: without links, if it exists. */
  public static Path key(Path file) {
    try {
      return file.toRealPath();
    } catch (IOException e) {
      return file.toAbsolutePath().normalize();
    }
  }
}
