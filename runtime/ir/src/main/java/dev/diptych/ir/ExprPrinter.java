package dev.diptych.ir;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Collectors;

/** Prints expressions in the expression language, with parentheses around all operands. */
public final class ExprPrinter {
  private ExprPrinter() {}

  /** An expression that is parsed as {@code expression}. */
  public static String print(Expr expression) {
    if (expression instanceof Expr.Int number) {
      return number.value().toString();
    }
    if (expression instanceof Expr.Real number) {
      return real(number.value());
    }
    if (expression instanceof Expr.Str text) {
      return quoted(text.value());
    }
    if (expression instanceof Expr.Bool truth) {
      return Boolean.toString(truth.value());
    }
    if (expression instanceof Expr.Name name) {
      return name.id();
    }
    if (expression instanceof Expr.Label label) {
      String owner = label.owner().isEmpty() ? "" : label.owner() + "::";
      return owner + label.enumeration() + "::" + label.label();
    }
    if (expression instanceof Expr.SizeOf size) {
      return (size.bits() ? "bitsizeof<" : "sizeof<") + size.type() + ">";
    }
    if (expression instanceof Expr.Attribute attribute) {
      return operand(attribute.owner()) + "." + attribute.id();
    }
    if (expression instanceof Expr.Cast cast) {
      return operand(cast.value()) + ".as<" + cast.type() + ">";
    }
    return operation((Expr.Operation) expression);
  }

  private static String operation(Expr.Operation operation) {
    List<Expr> all = operation.children();
    return switch (operation.operator()) {
      case NOT -> "not " + operand(all.get(0));
      case INVERT -> "~" + operand(all.get(0));
      case MINUS -> "-" + operand(all.get(0));
      case IF -> operand(all.get(0)) + " ? " + operand(all.get(1)) + " : " + operand(all.get(2));
      case SUBSCRIPT -> operand(all.get(0)) + "[" + print(all.get(1)) + "]";
      case CALL -> operand(all.get(0)) + "(" + list(all.subList(1, all.size())) + ")";
      case LIST -> "[" + list(all) + "]";
      case STRING ->
          all.stream()
              .map(part -> "{" + print(part) + "}")
              .collect(Collectors.joining("", "f\"", "\""));
      default ->
          all.stream()
              .map(ExprPrinter::operand)
              .collect(Collectors.joining(" " + symbol(operation.operator()) + " "));
    };
  }

  private static String symbol(Operator operator) {
    return switch (operator) {
      case ADD -> "+";
      case SUB -> "-";
      case MULT -> "*";
      case DIV -> "/";
      case MOD -> "%";
      case L_SHIFT -> "<<";
      case R_SHIFT -> ">>";
      case BIT_OR -> "|";
      case BIT_XOR -> "^";
      case BIT_AND -> "&";
      case EQ -> "==";
      case NOT_EQ -> "!=";
      case LT -> "<";
      case LT_E -> "<=";
      case GT -> ">";
      case GT_E -> ">=";
      case AND -> "and";
      case OR -> "or";
      case NOT, INVERT, MINUS, IF, SUBSCRIPT, CALL, LIST, STRING ->
          throw new IllegalArgumentException(operator + " is not between its operands");
    };
  }

  private static String list(List<Expr> expressions) {
    return expressions.stream().map(ExprPrinter::print).collect(Collectors.joining(", "));
  }

  /** As a part of another expression. A number needs parentheses because a point may follow. */
  private static String operand(Expr expression) {
    boolean closed =
        expression instanceof Expr.Operation operation
            ? switch (operation.operator()) {
              case SUBSCRIPT, CALL, LIST, STRING -> true;
              default -> false;
            }
            : !(expression instanceof Expr.Int || expression instanceof Expr.Real);
    return closed ? print(expression) : "(" + print(expression) + ")";
  }

  private static String real(BigDecimal number) {
    String text = number.toString();
    return text.contains(".") || text.contains("E") ? text : text + ".0";
  }

  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' ' || c == 0x7f) {
        quoted.append(String.format("\\u%04x", (int) c));
      } else {
        quoted.append(c == '"' || c == '\\' ? "\\" : "").append(c);
      }
    }
    return quoted.append('"').toString();
  }
}
