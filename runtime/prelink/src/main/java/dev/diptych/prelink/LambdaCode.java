package dev.diptych.prelink;

import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.DUP;
import static org.objectweb.asm.Opcodes.GETFIELD;
import static org.objectweb.asm.Opcodes.H_INVOKESTATIC;
import static org.objectweb.asm.Opcodes.H_NEWINVOKESPECIAL;
import static org.objectweb.asm.Opcodes.ILOAD;
import static org.objectweb.asm.Opcodes.INVOKEINTERFACE;
import static org.objectweb.asm.Opcodes.INVOKESPECIAL;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;
import static org.objectweb.asm.Opcodes.INVOKEVIRTUAL;
import static org.objectweb.asm.Opcodes.IRETURN;
import static org.objectweb.asm.Opcodes.NEW;
import static org.objectweb.asm.Opcodes.POP;
import static org.objectweb.asm.Opcodes.POP2;
import static org.objectweb.asm.Opcodes.RETURN;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;

/** The method of the interface: it calls the code with the captured values and its arguments. */
final class LambdaCode {
  private final LambdaSite lambda;
  private final Handle code;
  private final MethodVisitor method;

  private LambdaCode(LambdaSite lambda, MethodVisitor method) {
    this.lambda = lambda;
    this.code = lambda.code();
    this.method = method;
  }

  /** Writes the body. */
  static void write(LambdaSite lambda, MethodVisitor method) {
    LambdaCode body = new LambdaCode(lambda, method);
    if (body.code.getTag() == H_NEWINVOKESPECIAL) {
      method.visitTypeInsn(NEW, body.code.getOwner());
      method.visitInsn(DUP);
    }
    body.arguments();
    method.visitMethodInsn(
        body.opcode(),
        body.code.getOwner(),
        body.code.getName(),
        body.code.getDesc(),
        body.code.isInterface());
    body.result();
  }

  /** The types that the code expects, the receiver first. */
  private List<Type> expected() {
    List<Type> expected = new ArrayList<>();
    if (code.getTag() != H_INVOKESTATIC && code.getTag() != H_NEWINVOKESPECIAL) {
      expected.add(Type.getObjectType(code.getOwner()));
    }
    expected.addAll(List.of(Type.getArgumentTypes(code.getDesc())));
    return expected;
  }

  private void arguments() {
    List<Type> expected = expected();
    List<Type> captured = lambda.captured();
    for (int i = 0; i < captured.size(); i++) {
      Type type = captured.get(i);
      method.visitVarInsn(ALOAD, 0);
      method.visitFieldInsn(GETFIELD, lambda.name(), LambdaClass.field(i), type.getDescriptor());
      Conversion.convert(method, type, expected.get(i));
    }
    Type[] erased = lambda.erased().getArgumentTypes();
    Type[] instantiated = lambda.instantiated().getArgumentTypes();
    int slot = 1;
    for (int i = 0; i < erased.length; i++) {
      method.visitVarInsn(erased[i].getOpcode(ILOAD), slot);
      slot += erased[i].getSize();
      Conversion.convert(method, erased[i], instantiated[i]);
      Conversion.convert(method, instantiated[i], expected.get(captured.size() + i));
    }
  }

  /** Methods of the same nest are called like public ones, even if they are private. */
  private int opcode() {
    return switch (code.getTag()) {
      case H_INVOKESTATIC -> INVOKESTATIC;
      case H_NEWINVOKESPECIAL -> INVOKESPECIAL;
      default -> code.isInterface() ? INVOKEINTERFACE : INVOKEVIRTUAL;
    };
  }

  private void result() {
    Type given =
        code.getTag() == H_NEWINVOKESPECIAL
            ? Type.getObjectType(code.getOwner())
            : Type.getReturnType(code.getDesc());
    Type wanted = lambda.erased().getReturnType();
    if (wanted.equals(Type.VOID_TYPE)) {
      if (given.getSize() > 0) {
        method.visitInsn(given.getSize() == 1 ? POP : POP2);
      }
      method.visitInsn(RETURN);
      return;
    }
    Type instantiated = lambda.instantiated().getReturnType();
    Conversion.convert(method, given, instantiated);
    Conversion.convert(method, instantiated, wanted);
    method.visitInsn(wanted.getOpcode(IRETURN));
  }
}
