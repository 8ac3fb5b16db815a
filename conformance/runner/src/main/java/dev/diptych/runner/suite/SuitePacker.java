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

/** Packs a suite into a zip with everything that is needed to use it. */
public final class SuitePacker {
  private static final FileTime TIME = FileTime.fromMillis(0);

  private SuitePacker() {}

  /**
   * Writes the zip. The output is deterministic.
   *
   * @param suite its folder
   * @param more additional files by their path in the zip
   * @param out the output; not closed
   * @throws IOException if the suite is incomplete or writing fails
   */
  public static void write(Path suite, Map<String, String> more, OutputStream out)
      throws IOException {
    ZipOutputStream zip = new ZipOutputStream(out);
    SuiteBudget budget = new SuiteBudget();
    try (SuiteFiles files = SuiteFiles.open(suite, budget)) {
      for (String file : new SuiteReader(files, budget).read().files()) {
        add(zip, file, files.get(file));
      }
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
