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
   * Adds the classes of files to the first jar.
   *
   * @param jars all jars, the first one first
   * @param targets the paths at which files are found, by the names of files in jars, or of folders
   *     with a slash at the end; files with the same path are joined
   */
  static void embed(List<Path> jars, Map<String, String> targets) throws IOException {
    Map<String, ByteArrayOutputStream> found = new LinkedHashMap<>();
    for (Path path : jars) {
      for (Map.Entry<String, byte[]> file : Jar.read(path).files().entrySet()) {
        String name = target(file.getKey(), targets);
        if (!name.isEmpty()) {
          found.computeIfAbsent(name, key -> new ByteArrayOutputStream()).write(file.getValue());
        }
      }
    }
    Map<String, String> files = new LinkedHashMap<>();
    found.forEach((name, content) -> files.put(name, content.toString(ISO_8859_1)));
    Jar.read(jars.get(0))
        .put(
            Map.of(
                FILES + ".class",
                opener(),
                CONTENT + ".class",
                ContentClass.write(CONTENT, files)));
  }

  /** The path of the file {@code name}, or nothing if it is not embedded. */
  private static String target(String name, Map<String, String> targets) {
    for (Map.Entry<String, String> each : targets.entrySet()) {
      String from = each.getKey();
      boolean matches =
          from.endsWith("/")
              ? name.startsWith(from) && !name.endsWith("/") && !name.endsWith(".class")
              : name.equals(from);
      if (matches) {
        return each.getValue() + name.substring(from.length());
      }
    }
    return "";
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
