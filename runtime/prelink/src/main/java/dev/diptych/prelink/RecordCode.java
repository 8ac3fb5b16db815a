package dev.diptych.prelink;

import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.ARETURN;
import static org.objectweb.asm.Opcodes.ASTORE;
import static org.objectweb.asm.Opcodes.BIPUSH;
import static org.objectweb.asm.Opcodes.CHECKCAST;
import static org.objectweb.asm.Opcodes.DUP;
import static org.objectweb.asm.Opcodes.F_SAME;
import static org.objectweb.asm.Opcodes.GETFIELD;
import static org.objectweb.asm.Opcodes.IADD;
import static org.objectweb.asm.Opcodes.ICONST_0;
import static org.objectweb.asm.Opcodes.ICONST_1;
import static org.objectweb.asm.Opcodes.IFEQ;
import static org.objectweb.asm.Opcodes.IFNE;
import static org.objectweb.asm.Opcodes.IF_ACMPNE;
import static org.objectweb.asm.Opcodes.IF_ICMPNE;
import static org.objectweb.asm.Opcodes.IMUL;
import static org.objectweb.asm.Opcodes.INSTANCEOF;
import static org.objectweb.asm.Opcodes.INVOKESPECIAL;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;
import static org.objectweb.asm.Opcodes.INVOKEVIRTUAL;
import static org.objectweb.asm.Opcodes.IRETURN;
import static org.objectweb.asm.Opcodes.NEW;

import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InnerClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Plain code for the methods of a record, with the results of those that it replaces. */
final class RecordCode {
  private static final String OBJECTS = "java/util/Objects";
  private static final String BUILDER = "java/lang/StringBuilder";

  /** The number by which the sum is multiplied before the hash of each component is added. */
  private static final int FACTOR = 31;

  private final RecordMethod record;
  private final MethodNode code;

  private RecordCode(RecordMethod record) {
    this.record = record;
    this.code = record.method();
  }

  /** Replaces the body of the method. */
  static void write(RecordMethod record) {
    RecordCode body = new RecordCode(record);
    body.code.instructions.clear();
    body.code.localVariables = null;
    // Two components of eight bytes, or the sum and one of them.
    body.code.maxStack = 4;
    switch (record.method().name) {
      case "equals" -> body.equals();
      case "hashCode" -> body.hash();
      case "toString" -> body.text();
      default -> throw new IllegalArgumentException(record.method().name);
    }
  }

  private void component(int variable, Handle field) {
    code.visitVarInsn(ALOAD, variable);
    code.visitFieldInsn(GETFIELD, record.owner().name, field.getName(), field.getDesc());
  }

  private void call(String owner, String name, String descriptor) {
    code.visitMethodInsn(INVOKESTATIC, owner, name, descriptor, false);
  }

  private void equals() {
    Label other = new Label();
    Label different = new Label();
    code.maxLocals = 3;
    code.visitVarInsn(ALOAD, 0);
    code.visitVarInsn(ALOAD, 1);
    code.visitJumpInsn(IF_ACMPNE, other);
    code.visitInsn(ICONST_1);
    code.visitInsn(IRETURN);
    code.visitLabel(other);
    code.visitFrame(F_SAME, 0, null, 0, null);
    code.visitVarInsn(ALOAD, 1);
    code.visitTypeInsn(INSTANCEOF, record.owner().name);
    code.visitJumpInsn(IFEQ, different);
    code.visitVarInsn(ALOAD, 1);
    code.visitTypeInsn(CHECKCAST, record.owner().name);
    code.visitVarInsn(ASTORE, 2);
    for (Handle field : record.components()) {
      component(0, field);
      component(2, field);
      compare(Type.getType(field.getDesc()), different);
    }
    code.visitInsn(ICONST_1);
    code.visitInsn(IRETURN);
    code.visitLabel(different);
    code.visitFrame(F_SAME, 0, null, 0, null);
    code.visitInsn(ICONST_0);
    code.visitInsn(IRETURN);
  }

  /** Floats are equal if their bits are, and all NaN are equal, as in their boxes. */
  private void compare(Type type, Label different) {
    switch (type.getSort()) {
      case Type.LONG, Type.FLOAT, Type.DOUBLE -> {
        String primitive = type.getDescriptor();
        call(Conversion.box(type), "compare", "(" + primitive + primitive + ")I");
        code.visitJumpInsn(IFNE, different);
      }
      case Type.OBJECT, Type.ARRAY -> {
        call(OBJECTS, "equals", "(Ljava/lang/Object;Ljava/lang/Object;)Z");
        code.visitJumpInsn(IFEQ, different);
      }
      default -> code.visitJumpInsn(IF_ICMPNE, different);
    }
  }

  private void hash() {
    code.maxLocals = 1;
    code.visitInsn(ICONST_0);
    for (Handle field : record.components()) {
      code.visitIntInsn(BIPUSH, FACTOR);
      code.visitInsn(IMUL);
      component(0, field);
      Type type = Type.getType(field.getDesc());
      if (type.getSort() < Type.ARRAY) {
        call(Conversion.box(type), "hashCode", "(" + type.getDescriptor() + ")I");
      } else {
        call(OBJECTS, "hashCode", "(Ljava/lang/Object;)I");
      }
      code.visitInsn(IADD);
    }
    code.visitInsn(IRETURN);
  }

  private void text() {
    code.maxLocals = 1;
    code.visitTypeInsn(NEW, BUILDER);
    code.visitInsn(DUP);
    code.visitMethodInsn(INVOKESPECIAL, BUILDER, "<init>", "()V", false);
    String before = simpleName() + "[";
    for (Handle field : record.components()) {
      append(before + field.getName() + "=");
      component(0, field);
      append(Type.getType(field.getDesc()));
      before = ", ";
    }
    append(record.components().isEmpty() ? before + "]" : "]");
    code.visitMethodInsn(INVOKEVIRTUAL, BUILDER, "toString", "()Ljava/lang/String;", false);
    code.visitInsn(ARETURN);
  }

  private String simpleName() {
    String name = record.owner().name;
    for (InnerClassNode inner : record.owner().innerClasses) {
      if (inner.name.equals(name)) {
        return inner.innerName;
      }
    }
    return name.substring(name.lastIndexOf('/') + 1);
  }

  private void append(String text) {
    code.visitLdcInsn(text);
    append(Type.getType(String.class));
  }

  /** Appends the value on the stack; the smaller integers have no method of their own. */
  private void append(Type type) {
    String parameter =
        switch (type.getSort()) {
          case Type.OBJECT, Type.ARRAY ->
              type.getClassName().equals("java.lang.String")
                  ? type.getDescriptor()
                  : "Ljava/lang/Object;";
          case Type.BYTE, Type.SHORT -> "I";
          default -> type.getDescriptor();
        };
    code.visitMethodInsn(
        INVOKEVIRTUAL, BUILDER, "append", "(" + parameter + ")L" + BUILDER + ";", false);
  }
}
