package dev.diptych.ksy.resolve;

import dev.diptych.ir.Operator;
import dev.diptych.ksy.expression.Tree;
import dev.diptych.ksy.resolve.Type.Kind;
import java.util.ArrayList;
import java.util.List;

/** The types of operations: what their operands have to be, and what they give. */
final class OperationTypes {
  private final Typing typing;
  private final NameTypes operands;
  private final Scalar place;

  OperationTypes(Typing typing, NameTypes operands, Scalar place) {
    this.typing = typing;
    this.operands = operands;
    this.place = place;
  }

  Type of(Tree.Operation tree) {
    if (tree.operator() == Operator.CALL) {
      return call(tree);
    }
    List<Type> types = new ArrayList<>();
    for (Tree each : tree.children()) {
      types.add(operands.of(each));
    }
    return switch (tree.operator()) {
      case AND, OR, NOT -> {
        for (int i = 0; i < types.size(); i++) {
          require(Kind.BOOL, tree.child(i), types.get(i), "an operand of `" + symbol(tree) + "`");
        }
        // As in the compiler, the opposite of a bit is a bit.
        yield tree.operator() == Operator.NOT && types.get(0).is(Kind.BOOL)
            ? types.get(0)
            : Type.BOOL;
      }
      case EQ, NOT_EQ, LT, LT_E, GT, GT_E -> {
        compare(tree, types.get(0), types.get(1));
        yield Type.BOOL;
      }
      case IF -> {
        require(Kind.BOOL, tree.child(0), types.get(0), "what is before `?`");
        yield combined(tree, types.subList(1, 3), "the two values of `? :`");
      }
      case SUBSCRIPT -> element(tree, types.get(0), types.get(1));
      case LIST -> list(tree, types);
      case STRING -> {
        for (int i = 0; i < types.size(); i++) {
          text(tree.child(i), types.get(i));
        }
        yield Type.TEXT;
      }
      case MINUS, INVERT -> unary(tree, types.get(0));
      default -> binary(tree, types.get(0), types.get(1));
    };
  }

  private void text(Tree part, Type type) {
    if (!type.unknown() && !type.is(Kind.INT) && !type.is(Kind.TEXT)) {
      wrong(part, type, "a part of f\"..\" is a number or a string");
    }
  }

  private Type unary(Tree.Operation tree, Type type) {
    if (type.unknown()) {
      return type;
    }
    if (type.is(Kind.INT)) {
      return type.number() != null && type.number().width() == 8 ? type : Type.INT;
    }
    if (type.is(Kind.FLOAT) && tree.operator() == Operator.MINUS) {
      return type;
    }
    wrong(tree.child(0), type, "`%s` needs a number".formatted(symbol(tree)));
    return Type.UNKNOWN;
  }

  private Type binary(Tree.Operation tree, Type left, Type right) {
    if (left.unknown() || right.unknown()) {
      return Type.UNKNOWN;
    }
    boolean sum = tree.operator() == Operator.ADD;
    boolean real =
        switch (tree.operator()) {
          case ADD, SUB, MULT, DIV, MOD -> true;
          default -> false;
        };
    if (left.is(Kind.INT) && right.is(Kind.INT)) {
      return Type.INT;
    }
    if (real && left.numeric() && right.numeric()) {
      return Type.FLOAT;
    }
    if (sum && left.is(Kind.TEXT) && right.is(Kind.TEXT)) {
      return Type.TEXT;
    }
    boolean text = sum && (left.is(Kind.TEXT) || right.is(Kind.TEXT));
    // With a number that is written out, the string is what is wrong.
    boolean joins = !(tree.child(left.is(Kind.TEXT) ? 1 : 0) instanceof Tree.Int);
    boolean first =
        text ? left.is(Kind.TEXT) == joins : left.is(Kind.INT) || (real && left.numeric());
    Tree bad = tree.child(first ? 1 : 0);
    Type type = first ? right : left;
    String needs = "`%s` needs two %s".formatted(symbol(tree), real ? "numbers" : "integers");
    wrong(
        tree.place(),
        bad,
        type,
        needs + (sum ? " or two strings" : ""),
        text && joins ? Kind.TEXT : Kind.INT);
    return Type.UNKNOWN;
  }

  private void compare(Tree.Operation tree, Type left, Type right) {
    boolean ordered = tree.operator() != Operator.EQ && tree.operator() != Operator.NOT_EQ;
    if (!Type.comparable(left, right)) {
      typing.problems.error(
          "wrong-type",
          place,
          tree.place(),
          "%s and %s, which cannot be compared"
              .formatted(typing.is(tree.child(0), left), typing.is(tree.child(1), right)),
          ordered && left.is(Kind.ENUM)
              ? words(tree.child(0)) + ".to_i is its number"
              : Advice.comparable(tree.child(0), left, tree.child(1), right));
    } else if (left.is(Kind.ENUM) && ordered) {
      error(
          "wrong-type",
          tree.place(),
          "names of an enumeration have no order",
          words(tree.child(0)) + ".to_i is its number");
    }
  }

  private Type combined(Tree.Operation tree, List<Type> types, String what) {
    Type all = types.get(0);
    for (Type each : types.subList(1, types.size())) {
      Type both = Type.combined(all, each);
      if (both == null) {
        error(
            "wrong-type",
            tree.place(),
            "%s are %s and %s".formatted(what, all.words(), each.words()),
            "both have to be of one type");
        return Type.UNKNOWN;
      }
      all = both;
    }
    return all;
  }

  private Type list(Tree.Operation tree, List<Type> types) {
    if (types.isEmpty()) {
      error("wrong-type", tree.span(), "a list needs an element, because its type is that of them");
      return Type.UNKNOWN;
    }
    Type element = combined(tree, types, "elements of one list");
    boolean bytes =
        element.is(Kind.INT) && element.number() != null && element.number().width() == 1;
    return bytes ? Type.BYTES : Type.array(element);
  }

  private Type element(Tree.Operation tree, Type list, Type index) {
    require(Kind.INT, tree.child(1), index, "an index");
    if (list.unknown()) {
      return list;
    }
    if (list.is(Kind.BYTES)) {
      return Type.U1;
    }
    if (list.is(Kind.ARRAY)) {
      return list.requireElement();
    }
    error(
        "wrong-type",
        tree.child(0).span(),
        "`[..]` needs a list or bytes, and " + typing.is(tree.child(0), list),
        list.is(Kind.TEXT) ? words(tree.child(0)) + ".substring(from, to) is a part of it" : "");
    return Type.UNKNOWN;
  }

  private Type call(Tree.Operation tree) {
    List<Type> arguments = new ArrayList<>();
    tree.children()
        .subList(1, tree.children().size())
        .forEach(each -> arguments.add(operands.of(each)));
    if (!(tree.child(0) instanceof Tree.Attribute method)) {
      error(
          "wrong-type",
          tree.child(0).span(),
          "only a method can be called: value.method(..)",
          Advice.function(tree));
      return Type.UNKNOWN;
    }
    Type of = operands.of(method.owner());
    Type property = of.structural() ? null : BuiltIn.property(of, method.id());
    typing.know(method, new Meaning(property == null ? Type.UNKNOWN : property, null));
    if (of.unknown()) {
      return Type.UNKNOWN;
    }
    return switch (of.kind() + "." + method.id()) {
      case "TEXT.to_i" -> result(tree, method, Type.INT, arguments, Kind.INT);
      case "TEXT.substring" -> result(tree, method, Type.TEXT, arguments, Kind.INT, Kind.INT);
      case "BYTES.to_s" -> {
        boolean text = arguments.size() == 1 && arguments.get(0).is(Kind.TEXT);
        if (text && !(tree.child(1) instanceof Tree.Str)) {
          error(
              "wrong-type",
              tree.child(1).span(),
              "the encoding has to be a string literal",
              "such as 'UTF-8'");
        }
        yield result(tree, method, Type.TEXT, arguments, Kind.TEXT);
      }
      default -> {
        error(
            "unknown-name",
            method.place(),
            "%s, which has no method %s".formatted(typing.is(method.owner(), of), method.id()),
            property != null
                ? method.id() + " takes no brackets"
                : "it has " + String.join(", ", BuiltIn.properties(of)));
        yield Type.UNKNOWN;
      }
    };
  }

  private Type result(
      Tree.Operation tree, Tree.Attribute method, Type type, List<Type> arguments, Kind... wanted) {
    if (arguments.size() != wanted.length) {
      error(
          "wrong-type",
          tree.place(),
          "%s takes %d argument%s, not %d"
              .formatted(
                  method.id(), wanted.length, wanted.length == 1 ? "" : "s", arguments.size()));
      return type;
    }
    for (int i = 0; i < wanted.length; i++) {
      require(wanted[i], tree.child(i + 1), arguments.get(i), "an argument of " + method.id());
    }
    return type;
  }

  private void require(Kind wanted, Tree tree, Type type, String what) {
    if (!type.unknown() && !type.is(wanted)) {
      wrong(tree, type, "%s has to be %s".formatted(what, Advice.words(wanted)), wanted);
    }
  }

  private void wrong(Tree tree, Type type, String needs, Kind... wanted) {
    wrong(tree.span(), tree, type, needs, wanted);
  }

  private void wrong(Tree.Span at, Tree tree, Type type, String needs, Kind... wanted) {
    String is = ", and " + typing.is(tree, type);
    String advice = wanted.length == 0 ? "" : Advice.convert(wanted[0], tree, type);
    typing.problems.error("wrong-type", place, at, needs + is, advice);
  }

  private void error(String code, Tree.Span span, String message, String... advice) {
    typing.problems.error(code, place, span, message, advice);
  }

  private String words(Tree tree) {
    return Words.of(tree);
  }

  private String symbol(Tree.Operation tree) {
    return Words.symbol(tree.operator());
  }
}
