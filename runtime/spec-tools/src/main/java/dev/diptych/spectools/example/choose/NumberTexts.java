package dev.diptych.spectools.example.choose;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Operator;
import dev.diptych.ir.TypeDef;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import java.util.HashMap;
import java.util.Map;

/** The strings that expressions of a spec convert to numbers. */
final class NumberTexts {
  private static final int DECIMAL = 10;

  /** Radixes by the struct and the id that a name in its expressions has. */
  private final Map<String, Map<String, Integer>> own = new HashMap<>();

  /** Radixes by the id of a member of any struct. */
  private final Map<String, Integer> members = new HashMap<>();

  NumberTexts(SpecView spec) {
    for (TypeDef type : spec.spec().types().values()) {
      for (Expr expression : type.expressions()) {
        for (Expr each : expression.all()) {
          collect(type.name(), each);
        }
      }
    }
  }

  private void collect(String struct, Expr node) {
    Expr.Operation call = Expr.operation(node, Operator.CALL);
    if (call != null && isConversion(call.child(0)) && call.children().size() > 1) {
      if (call.child(1) instanceof Expr.Int radix && radix.value().bitLength() < Byte.SIZE) {
        source(struct, ((Expr.Attribute) call.child(0)).owner(), radix.value().intValue());
      }
    } else if (isConversion(node)) {
      source(struct, ((Expr.Attribute) node).owner(), DECIMAL);
    }
  }

  private static boolean isConversion(Expr node) {
    return node instanceof Expr.Attribute member && member.id().equals("to_i");
  }

  /** Keeps the field whose digits {@code tree} has: all of them, or a part. */
  private void source(String struct, Expr tree, int radix) {
    if (tree instanceof Expr.Name name) {
      own.computeIfAbsent(struct, key -> new HashMap<>()).merge(name.id(), radix, Math::max);
    } else if (tree instanceof Expr.Attribute member && isPart(member.id())) {
      source(struct, member.owner(), radix);
    } else if (tree instanceof Expr.Attribute member) {
      members.merge(member.id(), radix, Math::max);
    } else if (!tree.children().isEmpty()) {
      source(struct, tree.children().get(0), radix);
    }
  }

  private static boolean isPart(String property) {
    return property.equals("substring") || property.equals("to_s") || property.equals("reverse");
  }

  /** The radix of the digits that {@code view} of {@code owner} has; 0 if it is no such string. */
  int radix(StructView owner, FieldView view) {
    if (!(view.field().type() instanceof Type.Text)) {
      return 0;
    }
    String id = view.field().id();
    int radix =
        own.getOrDefault(owner.type().name(), Map.of())
            .getOrDefault(id, members.getOrDefault(id, 0));
    return radix >= Character.MIN_RADIX && radix <= Character.MAX_RADIX ? radix : 0;
  }

  /** Whether {@code text} is a number in digits of {@code radix}. */
  static boolean isNumber(String text, int radix) {
    try {
      Long.parseLong(text, radix);
      return true;
    } catch (NumberFormatException e) {
      return false;
    }
  }
}
