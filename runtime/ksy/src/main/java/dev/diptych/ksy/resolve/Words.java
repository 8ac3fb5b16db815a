package dev.diptych.ksy.resolve;

import dev.diptych.ir.Operator;
import dev.diptych.ksy.expression.Tree;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Expressions in messages. */
final class Words {
  private static final int LONG = 40;

  private Words() {}

  /**
   * What a value is, as a part of a sentence.
   *
   * @param target what {@code tree} refers to; null where it is not known
   */
  static String is(Tree tree, Type type, @Nullable Object target) {
    String what = tree instanceof Tree.Int ? "a number" : type.words();
    boolean string = type.is(Type.Kind.TEXT) && target instanceof Member;
    return of(tree) + " is " + what + (string ? size((Member) target) : "");
  }

  private static String size(@Nullable Member string) {
    Code size = string == null ? null : string.size;
    return size != null && size.tree() instanceof Tree.Int number
        ? " of %d bytes".formatted(number.value())
        : "";
  }

  static String of(Tree tree) {
    String text = text(tree);
    return text.length() > LONG ? text.substring(0, LONG) + ".." : text;
  }

  private static String text(Tree tree) {
    if (tree instanceof Tree.Int number) {
      return number.value().toString();
    }
    if (tree instanceof Tree.Real number) {
      return number.value().toString();
    }
    if (tree instanceof Tree.Str string) {
      return "'" + string.value() + "'";
    }
    if (tree instanceof Tree.Bool truth) {
      return String.valueOf(truth.value());
    }
    if (tree instanceof Tree.Name name) {
      return name.id();
    }
    if (tree instanceof Tree.Label label) {
      return label.enumeration() + "::" + label.label();
    }
    if (tree instanceof Tree.SizeOf size) {
      return (size.bits() ? "bitsizeof<" : "sizeof<") + size.type() + ">";
    }
    if (tree instanceof Tree.Attribute attribute) {
      return operand(attribute.owner()) + "." + attribute.id();
    }
    if (tree instanceof Tree.Cast cast) {
      return operand(cast.value()) + ".as<" + cast.type() + ">";
    }
    Tree.Operation operation = (Tree.Operation) tree;
    var children = operation.children();
    return switch (operation.operator()) {
      case NOT -> "not " + operand(children.get(0));
      case MINUS, INVERT -> symbol(operation.operator()) + operand(children.get(0));
      case IF ->
          text(children.get(0)) + " ? " + text(children.get(1)) + " : " + text(children.get(2));
      case SUBSCRIPT -> operand(children.get(0)) + "[" + text(children.get(1)) + "]";
      case CALL -> text(children.get(0)) + "(..)";
      case LIST -> children.stream().map(Words::text).collect(Collectors.joining(", ", "[", "]"));
      case STRING -> "f\"..\"";
      default ->
          children.stream()
              .map(Words::operand)
              .collect(Collectors.joining(" " + symbol(operation.operator()) + " "));
    };
  }

  /** In parentheses where a point or an operator may follow. */
  static String operand(Tree tree) {
    boolean open =
        tree instanceof Tree.Operation operation
            && switch (operation.operator()) {
              case SUBSCRIPT, CALL, LIST, STRING -> false;
              default -> true;
            };
    return open ? "(" + text(tree) + ")" : text(tree);
  }

  static String symbol(Operator operator) {
    return switch (operator) {
      case ADD -> "+";
      case SUB, MINUS -> "-";
      case MULT -> "*";
      case DIV -> "/";
      case MOD -> "%";
      case L_SHIFT -> "<<";
      case R_SHIFT -> ">>";
      case BIT_OR -> "|";
      case BIT_XOR -> "^";
      case BIT_AND -> "&";
      case INVERT -> "~";
      case EQ -> "==";
      case NOT_EQ -> "!=";
      case LT -> "<";
      case LT_E -> "<=";
      case GT -> ">";
      case GT_E -> ">=";
      case AND -> "and";
      case OR -> "or";
      case NOT -> "not";
      case IF -> "? :";
      case SUBSCRIPT, LIST -> "[..]";
      case CALL -> "(..)";
      case STRING -> "f\"..\"";
    };
  }
}
