package dev.diptych.prelink;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** Rewrites a jar. New classes follow the others; all entries have the time that they had. */
final class JarRewriter {
  private static final String CLASS = ".class";

  private JarRewriter() {}

  private record Entry(FileTime time, byte[] content) {}

  /** Rewrites {@code jar} in its place; a jar without call sites is unchanged. */
  static void rewrite(Path jar) throws IOException {
    Map<String, Entry> entries = read(jar);
    Map<String, byte[]> classes = new LinkedHashMap<>();
    entries.forEach(
        (name, entry) -> {
          if (name.endsWith(CLASS)) {
            classes.put(name, entry.content());
          }
        });
    Map<String, byte[]> changed = ClassSet.rewrite(classes);
    if (changed.isEmpty()) {
      return;
    }
    FileTime time = entries.values().iterator().next().time();
    changed.forEach(
        (name, content) -> {
          Entry old = entries.get(name);
          entries.put(name, new Entry(old == null ? time : old.time(), content));
        });
    Path written = jar.resolveSibling(jar.getFileName() + ".new");
    write(written, entries);
    Files.move(written, jar, StandardCopyOption.REPLACE_EXISTING);
  }

  private static Map<String, Entry> read(Path jar) throws IOException {
    Map<String, Entry> entries = new LinkedHashMap<>();
    try (ZipInputStream in = new ZipInputStream(Files.newInputStream(jar))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        entries.put(entry.getName(), new Entry(entry.getLastModifiedTime(), in.readAllBytes()));
      }
    }
    return entries;
  }

  private static void write(Path jar, Map<String, Entry> entries) throws IOException {
    try (OutputStream file = Files.newOutputStream(jar);
        ZipOutputStream out = new ZipOutputStream(file)) {
      for (Map.Entry<String, Entry> each : entries.entrySet()) {
        ZipEntry entry = new ZipEntry(each.getKey());
        entry.setLastModifiedTime(each.getValue().time());
        out.putNextEntry(entry);
        out.write(each.getValue().content());
        out.closeEntry();
      }
    }
  }
}
