package dev.diptych.prelink;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.util.Objects.requireNonNull;

import dev.diptych.prelink.embedded.EmbeddedFiles;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Embeds files that starts read, as constants of a class, which are in the archive of classes. To
 * read a file of a jar, Java opens the jar, which takes longer than all that these files are for.
 */
final class Embedding {
  private static final String PACKAGE =
      EmbeddedFiles.class.getPackageName().replace('.', '/') + '/';
  private static final String CONTENT = PACKAGE + "EmbeddedContent";

  /** The classes that rewritten ones call. */
  private static final List<String> CLASSES =
      List.of("EmbeddedFiles.class", "PlainStreams.class", "Adder.class", "Not.class");

  private Embedding() {}

  /**
   * Adds the classes of files to the first jar. Files with the same path are joined.
   *
   * @param jars all jars, the first one first
   */
  static void embed(List<Jar> jars, List<EmbeddedPath> paths) throws IOException {
    Map<String, ByteArrayOutputStream> found = new LinkedHashMap<>();
    for (Jar jar : jars) {
      for (Map.Entry<String, byte[]> file : jar.files().entrySet()) {
        for (EmbeddedPath path : paths) {
          path.target(file.getKey())
              .map(target -> found.computeIfAbsent(target, key -> new ByteArrayOutputStream()))
              .ifPresent(content -> content.writeBytes(path.form().apply(file.getValue())));
        }
      }
    }
    Map<String, String> files = new LinkedHashMap<>();
    found.forEach((path, content) -> files.put(path, content.toString(ISO_8859_1)));
    Map<String, byte[]> classes = new LinkedHashMap<>();
    for (String name : CLASSES) {
      classes.put(PACKAGE + name, classFile(name));
    }
    classes.put(CONTENT + ".class", ContentClass.write(CONTENT, files));
    jars.get(0).put(classes);
  }

  private static byte[] classFile(String name) throws IOException {
    try (InputStream in = EmbeddedFiles.class.getResourceAsStream(name)) {
      return requireNonNull(in, name).readAllBytes();
    }
  }
}
