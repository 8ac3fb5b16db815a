package dev.diptych.prelink;

import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * A lambda or a method reference in a class. Its bootstrap arguments are those of {@link
 * java.lang.invoke.LambdaMetafactory#metafactory}.
 *
 * @param owner the class
 * @param number the number of the lambda in this class, from 1
 * @param site the instruction that creates it
 */
record LambdaSite(ClassNode owner, int number, InvokeDynamicInsnNode site) {
  private static final String FACTORY = "java/lang/invoke/LambdaMetafactory";

  /** The static field or method of the new class that has or creates the function. */
  static final String INSTANCE = "INSTANCE";

  static final String CREATE = "create";

  /** Whether {@code site} creates a function of one interface without markers or bridges. */
  static boolean isPlain(InvokeDynamicInsnNode site) {
    return site.bsm.getOwner().equals(FACTORY) && site.bsm.getName().equals("metafactory");
  }

  /** The internal name of the new class. */
  String name() {
    return owner.name + "$$Lambda" + number;
  }

  /** The nest host of the class. */
  String host() {
    return owner.nestHostClass == null ? owner.name : owner.nestHostClass;
  }

  /** The interface of the function. */
  Type functional() {
    return Type.getReturnType(site.desc);
  }

  /** The types of the captured values. */
  List<Type> captured() {
    return List.of(Type.getArgumentTypes(site.desc));
  }

  /** The method of the interface, with the types that remain after erasure. */
  Type erased() {
    return (Type) site.bsmArgs[0];
  }

  /** The same method with the types at this site. */
  Type instantiated() {
    return (Type) site.bsmArgs[2];
  }

  /** The method that has the code. */
  Handle code() {
    return (Handle) site.bsmArgs[1];
  }

  /** The instruction that replaces the site. Without captured values there is one instance. */
  AbstractInsnNode call() {
    return captured().isEmpty()
        ? new FieldInsnNode(Opcodes.GETSTATIC, name(), INSTANCE, functional().getDescriptor())
        : new MethodInsnNode(Opcodes.INVOKESTATIC, name(), CREATE, site.desc, false);
  }
}
