package dev.diptych.compiler.example;

import dev.diptych.compiler.kaitai.Tree;
import dev.diptych.model.derive.Sizes;
import io.kaitai.struct.exprlang.Ast;
import java.util.List;
import java.util.Map;

/**
 * Tells what expressions come to for values that were chosen. It knows what is simple; the engine
 * has the last word when an example is compiled.
 *
 * @param draft whose fields names mean
 * @param pins values for names, wherever they are reached, that are being tried
 */
record Evaluator(Draft draft, Map<String, Object> pins) {
  static Evaluator in(Draft draft) {
    return new Evaluator(draft, Map.of());
  }

  /** What {@code size} comes to, or -1 where that is not known or {@code size} is null. */
  static long bytes(Draft draft, Ast.expr size) {
    try {
      return size == null ? -1 : Math.max(0, number(draft, size));
    } catch (UnknownValue e) {
      return -1;
    }
  }

  /** What {@code expression} comes to, a number. */
  static long number(Draft draft, Ast.expr expression) {
    return Operators.whole(in(draft).of(expression));
  }

  Object of(Ast.expr expression) {
    return of(Tree.of(expression));
  }

  Object of(Tree tree) {
    return switch (tree.kind()) {
      case "IntNum" -> ((scala.math.BigInt) tree.parts().get(0)).longValue();
      case "FloatNum" -> ((scala.math.BigDecimal) tree.parts().get(0)).doubleValue();
      case "Str" -> tree.word(0);
      case "Bool" -> tree.parts().get(0);
      case "EnumByLabel" -> new Labels(draft).valueOf(tree.word(0), tree.word(1));
      case "EnumById" -> of(tree.tree(1));
      case "Name" -> name(tree.word(0));
      case "Attribute" -> attribute(tree, List.of());
      case "Call" -> call(tree);
      case "CastToType" -> of(tree.tree(0));
      case "BinOp" -> Operators.binary(tree.word(1), of(tree.tree(0)), of(tree.tree(2)));
      case "UnaryOp" -> unary(tree);
      case "BoolOp" -> logic(tree);
      case "Compare" -> Operators.compare(tree.word(1), of(tree.tree(0)), of(tree.tree(2)));
      case "IfExp" -> of(tree.tree(Operators.truth(of(tree.tree(0))) ? 1 : 2));
      case "Subscript" -> subscript(tree);
      case "List" -> list(tree);
      default -> throw new UnknownValue(tree.kind());
    };
  }

  private Object unary(Tree tree) {
    Object value = of(tree.tree(1));
    return switch (tree.word(0)) {
      case "Not" -> !Operators.truth(value);
      case "Minus" ->
          value instanceof Double real ? (Object) (-real) : (Object) (-Operators.whole(value));
      case "Invert" -> ~Operators.whole(value);
      default -> throw new UnknownValue(tree.word(0));
    };
  }

  private Object logic(Tree tree) {
    boolean and = tree.word(0).equals("And");
    UnknownValue unknown = null;
    for (Tree part : tree.trees(1)) {
      try {
        if (Operators.truth(of(part)) != and) {
          return !and;
        }
      } catch (UnknownValue e) {
        // One that is known may decide all the same.
        unknown = e;
      }
    }
    if (unknown != null) {
      throw unknown;
    }
    return and;
  }

  private Object subscript(Tree tree) {
    long index = Operators.whole(of(tree.tree(1)));
    Object owner = of(tree.tree(0));
    if (owner instanceof List<?> many && index >= 0 && index < many.size()) {
      return Seen.of(null, many.get((int) index));
    }
    if (owner instanceof byte[] bytes && index >= 0 && index < bytes.length) {
      return bytes[(int) index] & 0xFFL;
    }
    throw new UnknownValue("element");
  }

  private Object list(Tree tree) {
    List<Object> elements = tree.trees(0).stream().map(this::of).toList();
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

  private Object call(Tree tree) {
    return attribute(tree.tree(0), tree.trees(1).stream().map(this::of).toList());
  }

  private Object attribute(Tree tree, List<Object> arguments) {
    String name = tree.word(1);
    if (pins.containsKey(name)) {
      return pins.get(name);
    }
    Object owner = of(tree.tree(0));
    if (owner instanceof Draft inner) {
      return new Evaluator(inner, Map.of()).name(name);
    }
    return Methods.of(owner, name, arguments);
  }

  private static Object known(Object value, String what) {
    if (value == null) {
      throw new UnknownValue(what);
    }
    return value;
  }
}
