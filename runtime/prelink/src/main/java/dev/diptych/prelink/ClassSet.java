package dev.diptych.prelink;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Rewrites classes that belong together: members of a nest are in the same jar. */
final class ClassSet {
  private final Map<String, ClassNode> classes = new LinkedHashMap<>();
  private final Map<String, byte[]> added = new LinkedHashMap<>();
  private final Set<ClassNode> changed = new LinkedHashSet<>();

  private ClassSet() {}

  /**
   * Rewrites classes.
   *
   * @param files class files by their names in a jar
   * @return those that change, and new ones
   */
  static Map<String, byte[]> rewrite(Map<String, byte[]> files) {
    ClassSet set = new ClassSet();
    files.values().forEach(set::read);
    set.classes.values().forEach(set::rewrite);
    Map<String, byte[]> result = new LinkedHashMap<>();
    for (ClassNode node : set.changed) {
      ClassWriter writer = new ClassWriter(0);
      node.accept(writer);
      result.put(node.name + ".class", writer.toByteArray());
    }
    result.putAll(set.added);
    return result;
  }

  private void read(byte[] file) {
    ClassNode node = new ClassNode();
    new ClassReader(file).accept(node, 0);
    classes.put(node.name, node);
  }

  private void rewrite(ClassNode node) {
    // Older classes have no nests, so that new classes have no access to private methods.
    if ((node.version & 0xFFFF) < Opcodes.V11) {
      return;
    }
    int lambdas = 0;
    for (MethodNode method : node.methods) {
      if (ReplacedCalls.rewrite(node.name, method)) {
        changed.add(node);
      }
      if (RecordMethod.rewrite(node, method)) {
        changed.add(node);
        continue;
      }
      for (InvokeDynamicInsnNode site : sites(method)) {
        if (LambdaSite.isPlain(site)) {
          lambdas++;
          replace(node, method, new LambdaSite(node, lambdas, site));
        }
      }
    }
  }

  private static List<InvokeDynamicInsnNode> sites(MethodNode method) {
    List<InvokeDynamicInsnNode> sites = new ArrayList<>();
    for (AbstractInsnNode each : method.instructions) {
      if (each instanceof InvokeDynamicInsnNode site) {
        sites.add(site);
      }
    }
    return sites;
  }

  private void replace(ClassNode node, MethodNode method, LambdaSite lambda) {
    added.put(lambda.name() + ".class", LambdaClass.write(lambda));
    ClassNode host = Objects.requireNonNull(classes.get(lambda.host()), lambda.host());
    if (host.nestMembers == null) {
      host.nestMembers = new ArrayList<>();
    }
    host.nestMembers.add(lambda.name());
    changed.add(host);
    changed.add(node);
    method.instructions.set(lambda.site(), lambda.call());
  }
}
