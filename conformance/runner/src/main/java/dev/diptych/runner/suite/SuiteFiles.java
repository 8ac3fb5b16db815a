package dev.diptych.runner.suite;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;

/** The files of a suite by their paths relative to its root, with slashes. */
final class SuiteFiles {
  private final Map<String, byte[]> files = new TreeMap<>();

  private SuiteFiles() {}

  /**
   * Reads a folder or a zip.
   *
   * @throws IOException if it cannot be read
   */
  static SuiteFiles of(Path suite) throws IOException {
    if (!Files.exists(suite)) {
      throw new SuiteException("no such file: " + suite);
    }
    SuiteFiles files = new SuiteFiles();
    if (Files.isDirectory(suite)) {
      files.add(suite);
    } else {
      try (FileSystem zip = FileSystems.newFileSystem(suite)) {
        files.add(zip.getPath("/"));
      } catch (ProviderNotFoundException e) {
        throw new SuiteException(suite + " is neither a folder nor a zip");
      }
    }
    return files;
  }

  private void add(Path root) throws IOException {
    try (var all = Files.walk(root)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        String name = root.relativize(file).toString().replace('\\', '/');
        files.put(name, Files.readAllBytes(file));
      }
    }
  }

  byte[] get(String path) throws SuiteException {
    byte[] bytes = files.get(path);
    if (bytes == null) {
      throw new SuiteException(path + " is missing");
    }
    return bytes;
  }

  /** SHA-256 of a file in hex. */
  String sum(String path) throws SuiteException {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(get(path)));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every JDK has SHA-256", e);
    }
  }
}
