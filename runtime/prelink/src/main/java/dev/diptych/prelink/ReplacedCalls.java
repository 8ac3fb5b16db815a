package dev.diptych.prelink;

import dev.diptych.prelink.embedded.EmbeddedFiles;
import dev.diptych.prelink.embedded.PlainStreams;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Replaces calls of methods of Java by static methods with the same name and result. */
final class ReplacedCalls {
  private static final Map<String, Class<?>> REPLACEMENTS =
      Map.of(
          "java/lang/Class.getResourceAsStream", EmbeddedFiles.class,
          "java/util/stream/Stream.toList", PlainStreams.class,
          "java/util/stream/Stream.anyMatch", PlainStreams.class,
          "java/util/stream/Stream.noneMatch", PlainStreams.class,
          "java/util/stream/Stream.allMatch", PlainStreams.class,
          "java/util/stream/Stream.findFirst", PlainStreams.class);

  private ReplacedCalls() {}

  /** Replaces the calls in a method of the class {@code owner}; returns whether there are any. */
  static boolean rewrite(String owner, MethodNode method) {
    boolean changed = false;
    if (!isReplacement(owner)) {
      for (AbstractInsnNode each : method.instructions) {
        if (each instanceof MethodInsnNode call) {
          Class<?> replacement = REPLACEMENTS.get(call.owner + "." + call.name);
          if (replacement != null) {
            method.instructions.set(call, replaced(call, Type.getInternalName(replacement)));
            changed = true;
          }
        }
      }
    }
    return changed;
  }

  private static boolean isReplacement(String owner) {
    return REPLACEMENTS.values().stream()
        .anyMatch(each -> Type.getInternalName(each).equals(owner));
  }

  private static MethodInsnNode replaced(MethodInsnNode call, String owner) {
    String descriptor = call.desc.replace("(", "(L" + call.owner + ";");
    return new MethodInsnNode(Opcodes.INVOKESTATIC, owner, call.name, descriptor, false);
  }
}
