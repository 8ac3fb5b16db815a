package dev.diptych.ksy.expression;

import dev.diptych.ir.Operator;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads what most expressions are: a name, a number, a path such as {@code header.len} or {@code
 * kind::text}, or one operation on two of them. Starting the grammar takes longer than reading a
 * spec, so that it is left to other expressions. The trees are the same.
 */
final class CommonExpression {
  /** Names that may be something else. */
  private static final Set<String> WORDS =
      Set.of("and", "or", "not", "true", "false", "as", "sizeof", "bitsizeof");

  private final String text;
  private int at;

  private CommonExpression(String text) {
    this.text = text;
  }

  /** The tree of {@code text}; null where it takes the grammar to know whether there is one. */
  static @Nullable Tree read(String text) {
    return new CommonExpression(text).whole();
  }

  /** Whether {@code text} is a name, which may be a word of the language. */
  static boolean isName(String text) {
    int end = new CommonExpression(text).wordEnd();
    return end > 0 && end == text.length() && !isDigit(text.charAt(0));
  }

  private @Nullable Tree whole() {
    skipSpaces();
    Tree operand = operand();
    return operand == null || at == text.length() ? operand : operation(operand);
  }

  /** The operation on {@code left} and on what is behind the operator here. */
  private @Nullable Tree operation(Tree left) {
    char first = text.charAt(at);
    boolean equal = text.startsWith("=", at + 1) && "=!<>".indexOf(first) >= 0;
    Operator operator = operator(first, equal);
    Tree.Span place = take(at + (equal ? 2 : 1));
    Tree right = operand();
    return operator == null || right == null || at < text.length()
        ? null
        : new Tree.Operation(left.span().to(right.span()), operator, place, List.of(left, right));
  }

  private static @Nullable Operator operator(char first, boolean equal) {
    return switch (first) {
      case '=' -> equal ? Operator.EQ : null;
      case '!' -> equal ? Operator.NOT_EQ : null;
      case '<' -> equal ? Operator.LT_E : Operator.LT;
      case '>' -> equal ? Operator.GT_E : Operator.GT;
      case '+' -> Operator.ADD;
      case '-' -> Operator.SUB;
      case '*' -> Operator.MULT;
      case '/' -> Operator.DIV;
      case '%' -> Operator.MOD;
      case '&' -> Operator.BIT_AND;
      default -> null;
    };
  }

  private @Nullable Tree operand() {
    int end = wordEnd();
    if (end == at || !isDigit(text.charAt(at))) {
      return path();
    }
    String number = text.substring(at, end);
    return isNumber(number) ? new Tree.Int(take(end), Literals.integer(number)) : null;
  }

  /** {@code a.b} or {@code a::b.c}. */
  private @Nullable Tree path() {
    List<String> names = new ArrayList<>();
    List<Tree.Span> places = new ArrayList<>();
    do {
      if (!name(names, places)) {
        return null;
      }
    } while (skip("::"));
    Tree tree =
        names.size() == 1
            ? new Tree.Name(places.get(0), names.get(0))
            : Tree.Label.of(places.get(0).to(places.get(names.size() - 1)), false, names, places);
    while (skip(".")) {
      if (!name(names, places)) {
        return null;
      }
      Tree.Span place = places.get(places.size() - 1);
      String name = names.get(names.size() - 1);
      tree = new Tree.Attribute(tree.span().to(place), tree, name, place);
    }
    return tree;
  }

  /** Takes a name to the end of the lists; false where there is none that is nothing else. */
  private boolean name(List<String> names, List<Tree.Span> places) {
    String name = text.substring(at, wordEnd());
    if (name.isEmpty() || isDigit(name.charAt(0)) || WORDS.contains(name)) {
      return false;
    }
    names.add(name);
    places.add(take(at + name.length()));
    return true;
  }

  /** A decimal number, or a hexadecimal one. */
  private static boolean isNumber(String word) {
    boolean hex = word.startsWith("0x");
    for (int i = hex ? 2 : 0; i < word.length(); i++) {
      if (Character.digit(word.charAt(i), hex ? 16 : 10) < 0) {
        return false;
      }
    }
    return hex ? word.length() > 2 : word.length() == 1 || word.charAt(0) != '0';
  }

  /** The end of the letters, digits and underscores here. */
  private int wordEnd() {
    int end = at;
    while (end < text.length() && isLetterOrDigit(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static boolean isLetterOrDigit(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || isDigit(c);
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private boolean skip(String symbol) {
    boolean here = text.startsWith(symbol, at);
    if (here) {
      take(at + symbol.length());
    }
    return here;
  }

  /** Goes to {@code end} and behind the spaces there; what is between here and there. */
  private Tree.Span take(int end) {
    Tree.Span taken = new Tree.Span(at, end);
    at = end;
    skipSpaces();
    return taken;
  }

  private void skipSpaces() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }
}
