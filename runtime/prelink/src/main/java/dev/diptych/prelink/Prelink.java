package dev.diptych.prelink;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Starts the build step. */
public final class Prelink {
  private Prelink() {}

  /**
   * Rewrites jars in their places.
   *
   * @param args the first jar of the class path; other jars, and folders of which each jar of
   *     Diptych is rewritten; and {@code FROM=TO} or {@code FROM=TO=CLASS} for files of these that
   *     are embedded in the first jar: the name of a file, or of a folder with a slash at the end;
   *     the name under which it is found; and a class that converts its content
   * @throws IOException if one cannot be read or written
   */
  public static void main(String[] args) throws IOException {
    List<Jar> jars = new ArrayList<>();
    List<EmbeddedPath> embedded = new ArrayList<>();
    for (String arg : args) {
      if (arg.contains("=")) {
        embedded.add(EmbeddedPath.parse(arg));
      } else {
        for (Path jar : jars(Path.of(arg))) {
          jars.add(Jar.read(jar));
        }
      }
    }
    for (Jar jar : jars) {
      JarRewriter.rewrite(jar);
    }
    Embedding.embed(jars, embedded);
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
