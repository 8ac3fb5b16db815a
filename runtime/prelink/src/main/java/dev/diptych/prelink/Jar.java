package dev.diptych.prelink;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** The files of a jar in their order. New ones follow the others and have the time of the first. */
final class Jar {
  private final Path path;
  private final Map<String, byte[]> files = new LinkedHashMap<>();
  private final Map<String, FileTime> times = new HashMap<>();

  private Jar(Path path) {
    this.path = path;
  }

  static Jar read(Path path) throws IOException {
    Jar jar = new Jar(path);
    try (ZipInputStream in = new ZipInputStream(Files.newInputStream(path))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        jar.files.put(entry.getName(), in.readAllBytes());
        jar.times.put(entry.getName(), entry.getLastModifiedTime());
      }
    }
    return jar;
  }

  /** The files by their names; names of folders end with a slash. */
  Map<String, byte[]> files() {
    return files;
  }

  /** Adds or replaces files, in the jar on the disk, too, which stays if nothing changes. */
  void put(Map<String, byte[]> content) throws IOException {
    Map<String, byte[]> changed = new LinkedHashMap<>(content);
    changed.entrySet().removeIf(each -> Arrays.equals(each.getValue(), files.get(each.getKey())));
    if (changed.isEmpty()) {
      return;
    }
    FileTime time = times.get(files.keySet().iterator().next());
    changed.keySet().forEach(name -> times.putIfAbsent(name, time));
    files.putAll(changed);
    Path written = path.resolveSibling(path.getFileName() + ".new");
    write(written);
    Files.move(written, path, StandardCopyOption.REPLACE_EXISTING);
  }

  private void write(Path to) throws IOException {
    try (OutputStream file = Files.newOutputStream(to);
        ZipOutputStream out = new ZipOutputStream(file)) {
      for (Map.Entry<String, byte[]> each : files.entrySet()) {
        ZipEntry entry = new ZipEntry(each.getKey());
        entry.setLastModifiedTime(times.get(each.getKey()));
        out.putNextEntry(entry);
        out.write(each.getValue());
        out.closeEntry();
      }
    }
  }
}
