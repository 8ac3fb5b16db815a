package dev.diptych.prelink;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.diptych.prelink.embedded.EmbeddedFiles;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Embeds files that starts read, as constants of a class, which are in the archive of classes. To
 * read a file of a jar, Java opens the jar, which takes longer than all that these files are for.
 */
final class Embedding {
  private static final String FILES = Type.getInternalName(EmbeddedFiles.class);
  private static final String CONTENT = FILES.replace("Files", "Content");

  private Embedding() {}

  /**
   * Adds the classes of files to the first jar. Files with the same path are joined.
   *
   * @param jars all jars, the first one first
   */
  static void embed(List<Path> jars, List<EmbeddedPath> paths) throws IOException {
    Map<String, ByteArrayOutputStream> found = new LinkedHashMap<>();
    for (Path jar : jars) {
      for (Map.Entry<String, byte[]> file : Jar.read(jar).files().entrySet()) {
        for (EmbeddedPath path : paths) {
          path.target(file.getKey())
              .map(target -> found.computeIfAbsent(target, key -> new ByteArrayOutputStream()))
              .ifPresent(content -> content.writeBytes(path.form().apply(file.getValue())));
        }
      }
    }
    Map<String, String> files = new LinkedHashMap<>();
    found.forEach((path, content) -> files.put(path, content.toString(ISO_8859_1)));
    byte[] content = ContentClass.write(CONTENT, files);
    Jar.read(jars.get(0)).put(Map.of(FILES + ".class", opener(), CONTENT + ".class", content));
  }

  private static byte[] opener() throws IOException {
    try (InputStream in = EmbeddedFiles.class.getResourceAsStream("EmbeddedFiles.class")) {
      if (in == null) {
        throw new IllegalStateException("the build step is incomplete");
      }
      return in.readAllBytes();
    }
  }

  /** Replaces calls that open files of jars; returns whether there are any. */
  static boolean rewrite(String owner, MethodNode method) {
    boolean changed = false;
    if (!owner.equals(FILES)) {
      for (AbstractInsnNode each : method.instructions) {
        if (each instanceof MethodInsnNode call && opens(call)) {
          String descriptor = call.desc.replace("(", "(Ljava/lang/Class;");
          method.instructions.set(
              call, new MethodInsnNode(Opcodes.INVOKESTATIC, FILES, "open", descriptor, false));
          changed = true;
        }
      }
    }
    return changed;
  }

  private static boolean opens(MethodInsnNode call) {
    return call.owner.equals("java/lang/Class") && call.name.equals("getResourceAsStream");
  }
}
