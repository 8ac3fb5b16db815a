package dev.diptych.prelink;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** Rewrites the classes of a jar. */
final class JarRewriter {
  private static final String CLASS = ".class";

  private JarRewriter() {}

  /** Rewrites {@code jar} in its place; one without call sites is unchanged. */
  static void rewrite(Jar jar) throws IOException {
    Map<String, byte[]> classes = new LinkedHashMap<>(jar.files());
    classes.keySet().removeIf(name -> !name.endsWith(CLASS));
    jar.put(ClassSet.rewrite(classes));
  }
}
