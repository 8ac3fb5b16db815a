package dev.diptych.prelink;

import static org.objectweb.asm.Opcodes.ACC_FINAL;
import static org.objectweb.asm.Opcodes.ACC_PRIVATE;
import static org.objectweb.asm.Opcodes.ACC_PUBLIC;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.ACC_SUPER;
import static org.objectweb.asm.Opcodes.ACC_SYNTHETIC;
import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.ARETURN;
import static org.objectweb.asm.Opcodes.DUP;
import static org.objectweb.asm.Opcodes.ILOAD;
import static org.objectweb.asm.Opcodes.INVOKESPECIAL;
import static org.objectweb.asm.Opcodes.NEW;
import static org.objectweb.asm.Opcodes.PUTFIELD;
import static org.objectweb.asm.Opcodes.PUTSTATIC;
import static org.objectweb.asm.Opcodes.RETURN;
import static org.objectweb.asm.Opcodes.V17;

import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;

/** The class of one lambda: fields for the captured values, and the method of the interface. */
final class LambdaClass {
  private static final String OBJECT = "java/lang/Object";
  private static final String CONSTRUCTOR = "<init>";

  private final LambdaSite lambda;
  private final List<Type> captured;
  private final String constructor;
  private final ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);

  private LambdaClass(LambdaSite lambda) {
    this.lambda = lambda;
    this.captured = lambda.captured();
    this.constructor = Type.getMethodDescriptor(Type.VOID_TYPE, captured.toArray(Type[]::new));
  }

  /** The class file. */
  static byte[] write(LambdaSite lambda) {
    LambdaClass result = new LambdaClass(lambda);
    String[] interfaces = {lambda.functional().getInternalName()};
    int access = ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC;
    result.writer.visit(V17, access, lambda.name(), null, OBJECT, interfaces);
    result.writer.visitNestHost(lambda.host());
    result.constructor();
    if (result.captured.isEmpty()) {
      result.instance();
    } else {
      result.create();
    }
    MethodVisitor method =
        result.method(ACC_PUBLIC, lambda.site().name, lambda.erased().getDescriptor());
    LambdaCode.write(lambda, method);
    end(method);
    result.writer.visitEnd();
    return result.writer.toByteArray();
  }

  /** The field of the captured value {@code index}. */
  static String field(int index) {
    return "captured" + index;
  }

  private MethodVisitor method(int access, String name, String descriptor) {
    MethodVisitor method = writer.visitMethod(access, name, descriptor, null, null);
    method.visitCode();
    return method;
  }

  private static void end(MethodVisitor method) {
    method.visitMaxs(0, 0);
    method.visitEnd();
  }

  private void constructor() {
    MethodVisitor method = method(ACC_PRIVATE, CONSTRUCTOR, constructor);
    method.visitVarInsn(ALOAD, 0);
    method.visitMethodInsn(INVOKESPECIAL, OBJECT, CONSTRUCTOR, "()V", false);
    int slot = 1;
    for (int i = 0; i < captured.size(); i++) {
      Type type = captured.get(i);
      int access = ACC_PRIVATE | ACC_FINAL;
      writer.visitField(access, field(i), type.getDescriptor(), null, null).visitEnd();
      method.visitVarInsn(ALOAD, 0);
      method.visitVarInsn(type.getOpcode(ILOAD), slot);
      method.visitFieldInsn(PUTFIELD, lambda.name(), field(i), type.getDescriptor());
      slot += type.getSize();
    }
    method.visitInsn(RETURN);
    end(method);
  }

  private void instance() {
    String type = lambda.functional().getDescriptor();
    writer.visitField(ACC_STATIC | ACC_FINAL, LambdaSite.INSTANCE, type, null, null).visitEnd();
    MethodVisitor method = method(ACC_STATIC, "<clinit>", "()V");
    method.visitTypeInsn(NEW, lambda.name());
    method.visitInsn(DUP);
    method.visitMethodInsn(INVOKESPECIAL, lambda.name(), CONSTRUCTOR, constructor, false);
    method.visitFieldInsn(PUTSTATIC, lambda.name(), LambdaSite.INSTANCE, type);
    method.visitInsn(RETURN);
    end(method);
  }

  private void create() {
    MethodVisitor method = method(ACC_STATIC, LambdaSite.CREATE, lambda.site().desc);
    method.visitTypeInsn(NEW, lambda.name());
    method.visitInsn(DUP);
    int slot = 0;
    for (Type type : captured) {
      method.visitVarInsn(type.getOpcode(ILOAD), slot);
      slot += type.getSize();
    }
    method.visitMethodInsn(INVOKESPECIAL, lambda.name(), CONSTRUCTOR, constructor, false);
    method.visitInsn(ARETURN);
    end(method);
  }
}
