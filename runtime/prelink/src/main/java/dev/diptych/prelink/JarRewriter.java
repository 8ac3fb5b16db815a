package dev.diptych.prelink;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** Rewrites a jar. New classes follow the others; all entries have the time that they had. */
final class JarRewriter {
  private static final String CLASS = ".class";

  private JarRewriter() {}

  /** Rewrites {@code jar} in its place; a jar without call sites is unchanged. */
  static void rewrite(Path jar) throws IOException {
    Map<String, FileTime> times = new HashMap<>();
    Map<String, byte[]> entries = read(jar, times);
    Map<String, byte[]> classes = new LinkedHashMap<>(entries);
    classes.keySet().removeIf(name -> !name.endsWith(CLASS));
    Map<String, byte[]> changed = ClassSet.rewrite(classes);
    if (changed.isEmpty()) {
      return;
    }
    FileTime time = times.get(entries.keySet().iterator().next());
    changed.keySet().forEach(name -> times.putIfAbsent(name, time));
    entries.putAll(changed);
    Path written = jar.resolveSibling(jar.getFileName() + ".new");
    write(written, entries, times);
    Files.move(written, jar, StandardCopyOption.REPLACE_EXISTING);
  }

  private static Map<String, byte[]> read(Path jar, Map<String, FileTime> times)
      throws IOException {
    Map<String, byte[]> entries = new LinkedHashMap<>();
    try (ZipInputStream in = new ZipInputStream(Files.newInputStream(jar))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        entries.put(entry.getName(), in.readAllBytes());
        times.put(entry.getName(), entry.getLastModifiedTime());
      }
    }
    return entries;
  }

  private static void write(Path jar, Map<String, byte[]> entries, Map<String, FileTime> times)
      throws IOException {
    try (OutputStream file = Files.newOutputStream(jar);
        ZipOutputStream out = new ZipOutputStream(file)) {
      for (Map.Entry<String, byte[]> each : entries.entrySet()) {
        ZipEntry entry = new ZipEntry(each.getKey());
        entry.setLastModifiedTime(times.get(each.getKey()));
        out.putNextEntry(entry);
        out.write(each.getValue());
        out.closeEntry();
      }
    }
  }
}
