package dev.diptych.compiler.schema;

import static java.util.Objects.requireNonNull;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Expressions;
import dev.diptych.ir.Node;
import dev.diptych.ir.Operator;
import dev.diptych.ir.TypeDef;
import dev.diptych.ir.ValueType;
import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.StructType.Computed;
import dev.diptych.model.schema.Type;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Derives the computed values of a struct. */
final class ComputedDeriver {
  private final SchemaDeriver schema;

  ComputedDeriver(SchemaDeriver schema) {
    this.schema = schema;
  }

  List<Computed> derive(TypeDef type) {
    List<Computed> computed = new ArrayList<>();
    for (Node node : type.instances()) {
      if (node instanceof Node.Value value && value.type() != null) {
        Type shown = type(value, value.type());
        if (shown != null) {
          computed.add(new Computed(value.id(), shown));
        }
      }
    }
    return computed;
  }

  /** The type of a computed value, or null where the text cannot show it. */
  private @Nullable Type type(Node.Value value, ValueType type) {
    return switch (type.kind()) {
      case BOOL -> new Type.Bits(1, schema.truth());
      case INT ->
          new Type.Numeric(isUnsigned(value, type) ? ScalarKind.U8LE : ScalarKind.S8LE, null);
      case ENUM -> new Type.Numeric(ScalarKind.S8LE, schema.enumType(requireNonNull(type.name())));
      case FLOAT -> new Type.Numeric(ScalarKind.F8LE, null);
      case TEXT -> new Type.Text("UTF-8", new Frame.Plain());
      case BYTES -> new Type.Bytes(new Frame.Plain());
      case STRUCT, ARRAY, STREAM, ANY -> null;
    };
  }

  /** Whether a value has eight unsigned bytes: a field of such a type, or a constant. */
  private static boolean isUnsigned(Node.Value value, ValueType type) {
    Expr tree = value.value().tree();
    BigInteger constant = Expressions.constant(tree);
    ScalarKind kind = type.number();
    if (tree instanceof Expr.Operation operation && operation.operator() == Operator.MINUS) {
      return false; // Its type is that of what it negates.
    }
    return constant != null
        ? constant.signum() > 0 && constant.bitLength() == Long.SIZE
        : kind == ScalarKind.U8LE || kind == ScalarKind.U8BE;
  }
}
