package dev.diptych.spectools.example.values;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Operator;
import dev.diptych.ir.Target;
import dev.diptych.model.derive.Sizes;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Evaluates expressions on chosen values. It supports the common cases; compiling the example is
 * decisive.
 *
 * @param draft the struct of the names
 * @param pins values to try for names
 */
public record Evaluator(DraftStruct draft, Map<String, Object> pins) {
  public static Evaluator in(DraftStruct draft) {
    return new Evaluator(draft, Map.of());
  }

  /** The value of {@code size}, or -1 where it is unknown or {@code size} is null. */
  public static long bytes(DraftStruct draft, @Nullable Expr size) {
    try {
      return size == null ? -1 : Math.max(0, number(draft, size));
    } catch (UnknownValue e) {
      return -1;
    }
  }

  /** The value of {@code expression}, an integer. */
  public static long number(DraftStruct draft, Expr expression) {
    return Operators.whole(in(draft).of(expression));
  }

  /** The value of {@code expression}. */
  public Object of(Expr expression) {
    draft.work().add(1);
    if (expression instanceof Expr.Int number) {
      return number.value().longValue();
    }
    if (expression instanceof Expr.Real number) {
      return number.value().doubleValue();
    }
    if (expression instanceof Expr.Str text) {
      return text.value();
    }
    if (expression instanceof Expr.Bool truth) {
      return truth.value();
    }
    if (expression instanceof Expr.Label label) {
      if (label.fact().target() instanceof Target.Label member) {
        return member.number().longValue();
      }
      return EnumNumbers.number(draft, label.enumeration(), label.label());
    }
    if (expression instanceof Expr.Name name) {
      return name(name.id());
    }
    if (expression instanceof Expr.Attribute member) {
      return member(member, List.of());
    }
    if (expression instanceof Expr.Cast cast) {
      return of(cast.value());
    }
    if (expression instanceof Expr.Operation operation) {
      return operation(operation);
    }
    return TypeSizes.of(draft, (Expr.SizeOf) expression);
  }

  private Object operation(Expr.Operation node) {
    Operator operator = node.operator();
    return switch (operator) {
      case ADD, SUB, MULT, DIV, MOD, L_SHIFT, R_SHIFT, BIT_OR, BIT_XOR, BIT_AND ->
          Operators.binary(operator, of(node.child(0)), of(node.child(1)));
      case EQ, NOT_EQ, LT, LT_E, GT, GT_E ->
          Operators.compare(operator, of(node.child(0)), of(node.child(1)));
      case AND, OR -> logic(node);
      case NOT -> !Operators.truth(of(node.child(0)));
      case MINUS -> Operators.binary(Operator.SUB, 0L, of(node.child(0)));
      case INVERT -> ~Operators.whole(of(node.child(0)));
      case IF -> of(node.child(Operators.truth(of(node.child(0))) ? 1 : 2));
      case SUBSCRIPT -> subscript(node);
      case CALL -> call(node);
      case LIST -> list(node.children().stream().map(this::of).toList());
      case STRING -> joined(node.children());
    };
  }

  private String joined(List<Expr> parts) {
    StringBuilder all = new StringBuilder();
    for (Expr each : parts) {
      Object part = of(each);
      all.append(part instanceof String text ? text : String.valueOf(Operators.whole(part)));
    }
    return all.toString();
  }

  private Object logic(Expr.Operation node) {
    boolean and = node.operator() == Operator.AND;
    UnknownValue unknown = null;
    for (Expr part : node.children()) {
      try {
        if (Operators.truth(of(part)) != and) {
          return !and;
        }
      } catch (UnknownValue e) {
        // Another operand may determine the result.
        unknown = e;
      }
    }
    if (unknown != null) {
      throw unknown;
    }
    return and;
  }

  private Object subscript(Expr.Operation node) {
    long index = Operators.whole(of(node.child(1)));
    Object owner = of(node.child(0));
    if (owner instanceof List<?> many && index >= 0 && index < many.size()) {
      return known(many.get((int) index), "element");
    }
    if (owner instanceof byte[] bytes && index >= 0 && index < bytes.length) {
      return bytes[(int) index] & 0xFFL;
    }
    throw new UnknownValue("element");
  }

  private Object call(Expr.Operation node) {
    if (!(node.child(0) instanceof Expr.Attribute method)) {
      throw new UnknownValue("method");
    }
    List<Expr> arguments = node.children().subList(1, node.children().size());
    return member(method, arguments.stream().map(this::of).toList());
  }

  private static Object list(List<Object> elements) {
    if (!elements.stream().allMatch(Long.class::isInstance)) {
      return elements;
    }
    byte[] bytes = new byte[elements.size()];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = ((Long) elements.get(i)).byteValue();
    }
    return bytes;
  }

  private Object name(String name) {
    if (pins.containsKey(name)) {
      return pins.get(name);
    }
    return switch (name) {
      case "_root" -> draft.root();
      case "_parent" -> known(draft.parent(), name);
      case "_index" -> (long) draft.index();
      case "_io" -> new DraftStream(draft);
      case "_sizeof" -> size();
      default -> ExpressionValues.member(draft, name);
    };
  }

  private long size() {
    long size = new Sizes().stream(draft.freeze(false));
    if (size == Sizes.UNKNOWN) {
      throw new UnknownValue("_sizeof");
    }
    return size;
  }

  private Object member(Expr.Attribute node, List<Object> arguments) {
    if (pins.containsKey(node.id())) {
      return pins.get(node.id());
    }
    if (node.id().equals("_sizeof")) {
      Long size = TypeSizes.ofField(draft, node.owner());
      if (size != null) {
        return size;
      }
    }
    Object owner = of(node.owner());
    if (owner instanceof DraftStruct inner) {
      return new Evaluator(inner, Map.of()).name(node.id());
    }
    return BuiltInMethods.of(owner, node.id(), arguments);
  }

  private static Object known(@Nullable Object value, String what) {
    if (value == null) {
      throw new UnknownValue(what);
    }
    return value;
  }
}
