package dev.diptych.runner.suite;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The files of a suite by their paths relative to its root, with slashes. Only those are read that
 * the manifest names, each once and within a budget; they are beneath the root, also through links.
 */
final class SuiteFiles implements Closeable {
  /** A zip is indexed in memory before anything is read. */
  private static final long MAX_ZIP = 1 << 26;

  private final SuiteBudget budget;
  private final Path root;
  private final @Nullable FileSystem zip;
  private final Map<String, byte[]> files = new HashMap<>();

  private SuiteFiles(Path root, @Nullable FileSystem zip, SuiteBudget budget) {
    this.root = root;
    this.zip = zip;
    this.budget = budget;
  }

  /**
   * Opens a folder or a zip.
   *
   * @throws IOException if it cannot be read
   */
  static SuiteFiles open(Path suite, SuiteBudget budget) throws IOException {
    if (!Files.exists(suite)) {
      throw new SuiteException("no such file: " + suite);
    }
    if (Files.isDirectory(suite)) {
      return new SuiteFiles(suite.toRealPath(), null, budget);
    }
    if (!Files.isRegularFile(suite)) {
      throw new SuiteException(suite + " is neither a folder nor a zip");
    }
    if (Files.size(suite) > MAX_ZIP) {
      throw new SuiteException(
          String.format(Locale.ROOT, "%s: more than %,d bytes in a zip", suite, MAX_ZIP));
    }
    try {
      FileSystem zip = FileSystems.newFileSystem(suite);
      return new SuiteFiles(zip.getPath("/"), zip, budget);
    } catch (ProviderNotFoundException e) {
      throw new SuiteException(suite + " is neither a folder nor a zip");
    }
  }

  byte[] get(String path) throws IOException {
    byte[] known = files.get(path);
    if (known != null) {
      return known;
    }
    byte[] bytes = read(path);
    budget.read(path, bytes.length);
    files.put(path, bytes);
    return bytes;
  }

  /** The content of a file, or more bytes than the budget has. */
  private byte[] read(String path) throws IOException {
    Path file = file(path);
    if (!Files.isRegularFile(file)) {
      throw new SuiteException(path + " is missing");
    }
    // The size that a zip declares may be any number.
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(budget.remaining() + 1);
    }
  }

  private Path file(String path) throws IOException {
    try {
      Path file = root.resolve(path).normalize();
      boolean inside = file.startsWith(root);
      if (inside && Files.exists(file)) {
        file = file.toRealPath();
        inside = file.startsWith(root);
      }
      if (inside) {
        return file;
      }
    } catch (InvalidPathException e) {
      throw new SuiteException(path + " is not a path");
    }
    throw new SuiteException(path + " is outside of the vectors");
  }

  /** SHA-256 of a file in hex. */
  String sum(String path) throws IOException {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(get(path)));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every JDK has SHA-256", e);
    }
  }

  @Override
  public void close() throws IOException {
    if (zip != null) {
      zip.close();
    }
  }
}
