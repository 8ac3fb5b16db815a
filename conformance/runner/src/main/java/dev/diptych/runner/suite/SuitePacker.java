package dev.diptych.runner.suite;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Packs a suite into a zip: what its manifest lists, and what else is needed to go by it. */
public final class SuitePacker {
  private static final FileTime TIME = FileTime.fromMillis(0);

  private SuitePacker() {}

  /**
   * Writes the zip. The same suite gives the same bytes.
   *
   * @param suite its folder
   * @param more further files by their path in the zip
   * @param out where to write; stays open
   * @throws IOException where the suite is not whole, or writing fails
   */
  public static void write(Path suite, Map<String, String> more, OutputStream out)
      throws IOException {
    SuiteFiles suiteFiles = SuiteFiles.of(suite);
    ZipOutputStream zip = new ZipOutputStream(out);
    for (String file : new SuiteReader(suiteFiles).read().files()) {
      add(zip, file, suiteFiles.get(file));
    }
    for (Map.Entry<String, String> file : new TreeMap<>(more).entrySet()) {
      add(zip, file.getKey(), file.getValue().getBytes(StandardCharsets.UTF_8));
    }
    zip.finish();
  }

  private static void add(ZipOutputStream zip, String name, byte[] bytes) throws IOException {
    ZipEntry entry = new ZipEntry(name);
    entry.setLastModifiedTime(TIME);
    zip.putNextEntry(entry);
    zip.write(bytes);
    zip.closeEntry();
  }
}
