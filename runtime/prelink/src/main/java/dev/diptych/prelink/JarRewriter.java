package dev.diptych.prelink;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** Rewrites the classes of a jar. */
final class JarRewriter {
  private static final String CLASS = ".class";

  private JarRewriter() {}

  /** Rewrites {@code path} in its place; a jar without call sites is unchanged. */
  static void rewrite(Path path) throws IOException {
    Jar jar = Jar.read(path);
    Map<String, byte[]> classes = new LinkedHashMap<>(jar.files());
    classes.keySet().removeIf(name -> !name.endsWith(CLASS));
    jar.put(ClassSet.rewrite(classes));
  }
}
