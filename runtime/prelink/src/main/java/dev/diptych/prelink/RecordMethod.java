package dev.diptych.prelink;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * A method that the compiler wrote for a record, with {@link java.lang.runtime.ObjectMethods}.
 *
 * @param owner the record
 * @param method its method
 * @param components its fields
 */
record RecordMethod(ClassNode owner, MethodNode method, List<Handle> components) {
  private static final String BOOTSTRAP = "java/lang/runtime/ObjectMethods";

  /** Replaces the body of {@code method} if it is such a method; returns whether it is. */
  static boolean rewrite(ClassNode owner, MethodNode method) {
    InvokeDynamicInsnNode site = site(method);
    if (site == null) {
      return false;
    }
    List<Handle> components = new ArrayList<>();
    for (int i = 2; i < site.bsmArgs.length; i++) {
      components.add((Handle) site.bsmArgs[i]);
    }
    RecordCode.write(new RecordMethod(owner, method, components));
    return true;
  }

  /** The only call in the method. */
  private static @Nullable InvokeDynamicInsnNode site(MethodNode method) {
    for (AbstractInsnNode each : method.instructions) {
      if (each instanceof InvokeDynamicInsnNode site && site.bsm.getOwner().equals(BOOTSTRAP)) {
        return site;
      }
    }
    return null;
  }
}
