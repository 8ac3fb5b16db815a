package dev.diptych.prelink;

import static org.objectweb.asm.Opcodes.CHECKCAST;
import static org.objectweb.asm.Opcodes.F2D;
import static org.objectweb.asm.Opcodes.I2D;
import static org.objectweb.asm.Opcodes.I2F;
import static org.objectweb.asm.Opcodes.I2L;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;
import static org.objectweb.asm.Opcodes.INVOKEVIRTUAL;
import static org.objectweb.asm.Opcodes.L2D;
import static org.objectweb.asm.Opcodes.L2F;
import static org.objectweb.asm.Opcodes.NOP;

import java.util.List;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;

/** Converts a value on the stack as a lambda does: casts, boxes, unboxes and widens. */
final class Conversion {
  private static final List<Boxed> BOXES =
      List.of(
          new Boxed(Type.BOOLEAN_TYPE, "Boolean"),
          new Boxed(Type.CHAR_TYPE, "Character"),
          new Boxed(Type.BYTE_TYPE, "Byte"),
          new Boxed(Type.SHORT_TYPE, "Short"),
          new Boxed(Type.INT_TYPE, "Integer"),
          new Boxed(Type.LONG_TYPE, "Long"),
          new Boxed(Type.FLOAT_TYPE, "Float"),
          new Boxed(Type.DOUBLE_TYPE, "Double"));

  private Conversion() {}

  private record Boxed(Type primitive, String type) {
    String name() {
      return "java/lang/" + type;
    }
  }

  /** Converts a value of type {@code from} to {@code to}. */
  static void convert(MethodVisitor method, Type from, Type to) {
    if (from.equals(to)) {
      return;
    }
    if (isPrimitive(from) && isPrimitive(to)) {
      widen(method, from, to);
    } else if (isPrimitive(from)) {
      String box = box(from);
      String descriptor = "(" + from.getDescriptor() + ")L" + box + ";";
      method.visitMethodInsn(INVOKESTATIC, box, "valueOf", descriptor, false);
    } else if (isPrimitive(to)) {
      unbox(method, from, to);
    } else {
      method.visitTypeInsn(CHECKCAST, to.getInternalName());
    }
  }

  private static void unbox(MethodVisitor method, Type from, Type to) {
    Type primitive = to;
    for (Boxed each : BOXES) {
      primitive = each.name().equals(from.getInternalName()) ? each.primitive() : primitive;
    }
    String box = box(primitive);
    if (!box.equals(from.getInternalName())) {
      method.visitTypeInsn(CHECKCAST, box);
    }
    method.visitMethodInsn(
        INVOKEVIRTUAL,
        box,
        primitive.getClassName() + "Value",
        "()" + primitive.getDescriptor(),
        false);
    widen(method, primitive, to);
  }

  /** The internal name of the class that boxes {@code primitive}. */
  static String box(Type primitive) {
    return BOXES.stream()
        .filter(each -> each.primitive().equals(primitive))
        .map(Boxed::name)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(primitive.getClassName()));
  }

  private static boolean isPrimitive(Type type) {
    return type.getSort() < Type.ARRAY;
  }

  /** Widens a number; types that the stack stores as integers need no instruction. */
  private static void widen(MethodVisitor method, Type from, Type to) {
    int opcode =
        switch (to.getSort()) {
          case Type.LONG -> isInteger(from) ? I2L : NOP;
          case Type.FLOAT -> isInteger(from) ? I2F : from.getSort() == Type.LONG ? L2F : NOP;
          case Type.DOUBLE -> toDouble(from);
          default -> NOP;
        };
    if (opcode != NOP) {
      method.visitInsn(opcode);
    }
  }

  private static int toDouble(Type from) {
    return switch (from.getSort()) {
      case Type.LONG -> L2D;
      case Type.FLOAT -> F2D;
      case Type.DOUBLE -> NOP;
      default -> I2D;
    };
  }

  private static boolean isInteger(Type type) {
    return type.getSort() < Type.FLOAT;
  }
}
