package dev.diptych.prelink;

import static org.objectweb.asm.Opcodes.ACC_FINAL;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.ACC_SUPER;
import static org.objectweb.asm.Opcodes.ACC_SYNTHETIC;
import static org.objectweb.asm.Opcodes.ACONST_NULL;
import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.ARETURN;
import static org.objectweb.asm.Opcodes.F_SAME;
import static org.objectweb.asm.Opcodes.IFEQ;
import static org.objectweb.asm.Opcodes.INVOKEVIRTUAL;
import static org.objectweb.asm.Opcodes.V17;

import java.util.Map;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;

/** The class with the content of files: a method that compares a path with each of theirs. */
final class ContentClass {
  private static final String STRING = "java/lang/String";
  private static final String OF = "(Ljava/lang/String;)Ljava/lang/String;";

  /** A constant has at most 65,535 bytes, of which those from 0x80 and zero count twice. */
  private static final int MAX_CONSTANT = 30_000;

  private ContentClass() {}

  /**
   * The class file.
   *
   * @param files the content of each file by its path, with a character for each byte
   */
  static byte[] write(String name, Map<String, String> files) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    int access = ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC;
    writer.visit(V17, access, name, null, "java/lang/Object", null);
    MethodVisitor method = writer.visitMethod(ACC_STATIC, "of", OF, null, null);
    method.visitCode();
    files.forEach((path, content) -> file(method, path, content));
    method.visitInsn(ACONST_NULL);
    method.visitInsn(ARETURN);
    method.visitMaxs(0, 0);
    method.visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }

  private static void file(MethodVisitor method, String path, String content) {
    Label next = new Label();
    method.visitLdcInsn(path);
    method.visitVarInsn(ALOAD, 0);
    method.visitMethodInsn(INVOKEVIRTUAL, STRING, "equals", "(Ljava/lang/Object;)Z", false);
    method.visitJumpInsn(IFEQ, next);
    constant(method, content);
    method.visitInsn(ARETURN);
    method.visitLabel(next);
    method.visitFrame(F_SAME, 0, null, 0, null);
  }

  private static void constant(MethodVisitor method, String content) {
    method.visitLdcInsn(content.substring(0, Math.min(MAX_CONSTANT, content.length())));
    for (int from = MAX_CONSTANT; from < content.length(); from += MAX_CONSTANT) {
      int end = Math.min(from + MAX_CONSTANT, content.length());
      method.visitLdcInsn(content.substring(from, end));
      method.visitMethodInsn(INVOKEVIRTUAL, STRING, "concat", OF, false);
    }
  }
}
