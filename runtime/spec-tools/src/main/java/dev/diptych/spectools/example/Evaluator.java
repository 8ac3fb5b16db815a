package dev.diptych.spectools.example;

import dev.diptych.compiler.ir.Expr;
import dev.diptych.compiler.ir.ExprVisitor;
import dev.diptych.compiler.ir.Operator;
import dev.diptych.model.derive.Sizes;
import java.util.List;
import java.util.Map;

/**
 * Tells what expressions come to for values that were chosen. It knows what is simple; the engine
 * has the last word when an example is compiled.
 *
 * @param draft whose fields names mean
 * @param pins values for names, wherever they are reached, that are being tried
 */
record Evaluator(Draft draft, Map<String, Object> pins) implements ExprVisitor<Object> {
  static Evaluator in(Draft draft) {
    return new Evaluator(draft, Map.of());
  }

  /** What {@code size} comes to, or -1 where that is not known or {@code size} is null. */
  static long bytes(Draft draft, Expr size) {
    try {
      return size == null ? -1 : Math.max(0, number(draft, size));
    } catch (UnknownValue e) {
      return -1;
    }
  }

  /** What {@code expression} comes to, a number. */
  static long number(Draft draft, Expr expression) {
    return Operators.whole(in(draft).of(expression));
  }

  Object of(Expr expression) {
    return expression.accept(this);
  }

  @Override
  public Object visit(Expr.Int node) {
    return node.value().longValue();
  }

  @Override
  public Object visit(Expr.Real node) {
    return node.value().doubleValue();
  }

  @Override
  public Object visit(Expr.Str node) {
    return node.value();
  }

  @Override
  public Object visit(Expr.Bool node) {
    return node.value();
  }

  @Override
  public Object visit(Expr.Label node) {
    return Labels.number(draft, node.enumeration(), node.label());
  }

  @Override
  public Object visit(Expr.Name node) {
    return name(node.id());
  }

  @Override
  public Object visit(Expr.SizeOf node) {
    throw new UnknownValue("sizeof");
  }

  @Override
  public Object visit(Expr.Interpolated node) {
    throw new UnknownValue("string");
  }

  @Override
  public Object visit(Expr.EnumOf node) {
    return of(node.value());
  }

  @Override
  public Object visit(Expr.Attribute node) {
    return member(node, List.of());
  }

  @Override
  public Object visit(Expr.Call node) {
    if (!(node.function() instanceof Expr.Attribute method)) {
      throw new UnknownValue("function");
    }
    return member(method, node.arguments().stream().map(this::of).toList());
  }

  @Override
  public Object visit(Expr.Cast node) {
    return of(node.value());
  }

  @Override
  public Object visit(Expr.Binary node) {
    return Operators.binary(node.operator(), of(node.left()), of(node.right()));
  }

  @Override
  public Object visit(Expr.Compare node) {
    return Operators.compare(node.operator(), of(node.left()), of(node.right()));
  }

  @Override
  public Object visit(Expr.If node) {
    return of(Operators.truth(of(node.condition())) ? node.then() : node.otherwise());
  }

  @Override
  public Object visit(Expr.Unary node) {
    Object value = of(node.operand());
    return switch (node.operator()) {
      case NOT -> !Operators.truth(value);
      case MINUS ->
          value instanceof Double real ? (Object) (-real) : (Object) (-Operators.whole(value));
      case INVERT -> ~Operators.whole(value);
      default -> throw new UnknownValue(node.operator().name());
    };
  }

  @Override
  public Object visit(Expr.Logic node) {
    boolean and = node.operator() == Operator.AND;
    UnknownValue unknown = null;
    for (Expr part : node.children()) {
      try {
        if (Operators.truth(of(part)) != and) {
          return !and;
        }
      } catch (UnknownValue e) {
        // Another operand may decide.
        unknown = e;
      }
    }
    if (unknown != null) {
      throw unknown;
    }
    return and;
  }

  @Override
  public Object visit(Expr.Subscript node) {
    long index = Operators.whole(of(node.index()));
    Object owner = of(node.owner());
    if (owner instanceof List<?> many && index >= 0 && index < many.size()) {
      return Seen.of(null, many.get((int) index));
    }
    if (owner instanceof byte[] bytes && index >= 0 && index < bytes.length) {
      return bytes[(int) index] & 0xFFL;
    }
    throw new UnknownValue("element");
  }

  @Override
  public Object visit(Expr.Elements node) {
    List<Object> elements = node.children().stream().map(this::of).toList();
    if (elements.stream().allMatch(Long.class::isInstance)) {
      byte[] bytes = new byte[elements.size()];
      for (int i = 0; i < bytes.length; i++) {
        bytes[i] = ((Long) elements.get(i)).byteValue();
      }
      return bytes;
    }
    return elements;
  }

  private Object name(String name) {
    if (pins.containsKey(name)) {
      return pins.get(name);
    }
    return switch (name) {
      case "_root" -> draft.root();
      case "_parent" -> known(draft.parent(), name);
      case "_index" -> (long) draft.index();
      case "_io" -> new Stream(draft);
      case "_sizeof" -> size();
      default -> Seen.member(draft, name);
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
    Object owner = of(node.owner());
    if (owner instanceof Draft inner) {
      return new Evaluator(inner, Map.of()).name(node.id());
    }
    return Methods.of(owner, node.id(), arguments);
  }

  private static Object known(Object value, String what) {
    if (value == null) {
      throw new UnknownValue(what);
    }
    return value;
  }
}
