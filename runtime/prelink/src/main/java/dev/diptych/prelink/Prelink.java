package dev.diptych.prelink;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Starts the build step. */
public final class Prelink {
  private Prelink() {}

  /**
   * Rewrites jars in their places.
   *
   * @param args jars, and folders of which each jar of Diptych is rewritten
   * @throws IOException if one cannot be read or written
   */
  public static void main(String[] args) throws IOException {
    for (String arg : args) {
      for (Path jar : jars(Path.of(arg))) {
        JarRewriter.rewrite(jar);
      }
    }
  }

  private static List<Path> jars(Path path) throws IOException {
    if (!Files.isDirectory(path)) {
      return List.of(path);
    }
    try (Stream<Path> files = Files.list(path)) {
      return files.filter(Prelink::isOwn).sorted().toList();
    }
  }

  private static boolean isOwn(Path file) {
    String name = file.getFileName().toString();
    return name.startsWith("diptych-") && name.endsWith(".jar");
  }
}
