package dev.diptych.prelink;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Copies files that every start reads into the first jar of the class path. Otherwise Java opens
 * each jar before the one that has such a file, and all jars for a list of services.
 */
final class FirstJar {
  private FirstJar() {}

  /**
   * Copies files of {@code jars} to {@code first}.
   *
   * @param targets new names by the names of files, or of folders with a slash at the end; files
   *     that get the same name are joined
   */
  static void collect(Path first, List<Path> jars, Map<String, String> targets) throws IOException {
    Map<String, ByteArrayOutputStream> found = new LinkedHashMap<>();
    for (Path path : jars) {
      for (Map.Entry<String, byte[]> file : Jar.read(path).files().entrySet()) {
        String name = target(file.getKey(), targets);
        if (!name.isEmpty()) {
          found.computeIfAbsent(name, key -> new ByteArrayOutputStream()).write(file.getValue());
        }
      }
    }
    Map<String, byte[]> files = new LinkedHashMap<>();
    found.forEach((name, content) -> files.put(name, content.toByteArray()));
    Jar.read(first).put(files);
  }

  /** The new name of the file {@code name}, or nothing if it is not copied. */
  private static String target(String name, Map<String, String> targets) {
    for (Map.Entry<String, String> each : targets.entrySet()) {
      String from = each.getKey();
      boolean matches =
          from.endsWith("/") ? name.startsWith(from) && !name.endsWith("/") : name.equals(from);
      if (matches) {
        return each.getValue() + name.substring(from.length());
      }
    }
    return "";
  }
}
