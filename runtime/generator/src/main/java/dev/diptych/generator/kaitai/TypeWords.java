package dev.diptych.generator.kaitai;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Describes types and expressions as the compiler prints them, the names of its classes with their
 * members, in the words of a spec.
 */
final class TypeWords {
  /** A name, perhaps with something between parentheses. */
  private static final Pattern TERM = Pattern.compile("(\\w+)(?:\\((.*)\\))?", Pattern.DOTALL);

  private static final Pattern LIST = Pattern.compile("List\\(([\\w, :]*)\\)");
  private static final Pattern NAME = Pattern.compile("Name\\(identifier\\((\\w+)\\)\\)");
  private static final Map<String, String> OPERATORS =
      Map.ofEntries(
          Map.entry("Add", "+"),
          Map.entry("Sub", "-"),
          Map.entry("Mult", "*"),
          Map.entry("Div", "/"),
          Map.entry("Mod", "%"),
          Map.entry("LShift", "<<"),
          Map.entry("RShift", ">>"),
          Map.entry("BitOr", "|"),
          Map.entry("BitXor", "^"),
          Map.entry("BitAnd", "&"),
          Map.entry("And", "and"),
          Map.entry("Or", "or"),
          Map.entry("Not", "not"),
          Map.entry("Invert", "~"),
          Map.entry("Minus", "-"),
          Map.entry("Eq", "=="),
          Map.entry("NotEq", "!="),
          Map.entry("Lt", "<"),
          Map.entry("LtE", "<="),
          Map.entry("Gt", ">"),
          Map.entry("GtE", ">="));

  private TypeWords() {}

  /** A noun for the type that is printed as {@code text}; nothing if it is not a type. */
  static Optional<String> type(String text) {
    Matcher term = TERM.matcher(text);
    if (!term.matches() || !isBalanced(text)) {
      return method(text);
    }
    String inside = term.group(2) == null ? "" : term.group(2);
    return switch (term.group(1)) {
      case "CalcIntType", "Int1Type", "IntMultiType", "BitsType", "IntArg" ->
          Optional.of("an integer");
      case "CalcFloatType", "FloatMultiType", "FloatArg" -> Optional.of("a float");
      case "CalcBooleanType", "BitsType1", "BooleanArg" -> Optional.of("a boolean");
      case "CalcStrType", "StrFromBytesType", "StrArg" -> Optional.of("a string");
      case "CalcBytesType", "BytesEosType", "BytesLimitType", "BytesTerminatedType", "BytesArg" ->
          Optional.of("a byte array");
      case "UserTypeInstream", "UserTypeFromBytes", "CalcUserType", "CalcUserTypeFromBytes" ->
          Optional.of("a value of the type " + name(inside));
      case "EnumType" -> Optional.of("a value of the enum " + name(inside));
      case "ArrayTypeInStream", "CalcArrayType", "ArrayArg" -> Optional.of("a list");
      case "KaitaiStreamType", "OwnedKaitaiStreamType" -> Optional.of("a stream");
      case "KaitaiStructType", "CalcKaitaiStructType" ->
          Optional.of("a value whose type is not fixed");
      case "SwitchType" -> Optional.of("a value whose type a switch selects");
      case "AnyType" -> Optional.of("a value of any type");
      default -> method(text);
    };
  }

  /** A noun for what has methods, as the compiler prints it. */
  private static Optional<String> method(String text) {
    return switch (text) {
      case "integer" -> Optional.of("an integer");
      case "float", "string", "boolean", "byte array" -> Optional.of("a " + text);
      case "array" -> Optional.of("a list");
      default -> Optional.empty();
    };
  }

  /** The name of the type that {@code text} prints, if it is one of a spec. */
  static Optional<String> userType(String text) {
    return type(text)
        .filter(words -> words.startsWith("a value of the type "))
        .map(words -> words.substring("a value of the type ".length()));
  }

  /** The name at the start of the members of a type: {@code List(a, b)} is {@code a::b}. */
  private static String name(String members) {
    Matcher list = LIST.matcher(members);
    if (list.lookingAt()) {
      return list.group(1).replace(", ", "::");
    }
    return members.replaceFirst("(?s)[^\\w:].*", "");
  }

  /** An expression: only names are simple enough to be quoted. */
  static String expression(String text) {
    Matcher name = NAME.matcher(text);
    return name.matches() ? "'" + name.group(1) + "'" : "this expression";
  }

  /** The sign of an operator; nothing if there is none with this name. */
  static Optional<String> operator(String name) {
    String sign = OPERATORS.containsValue(name) ? name : OPERATORS.get(name);
    return Optional.ofNullable(sign);
  }

  /** A value of YAML: only numbers and words are simple enough to be quoted. */
  static String value(String text) {
    if (text.matches("[\\w .:+-]{1,40}")) {
      return "'" + text + "'";
    }
    Matcher term = TERM.matcher(text);
    String head = term.matches() ? term.group(1).toLowerCase(Locale.ROOT) : "";
    return head.endsWith("map") ? "a map" : head.matches("list|vector") ? "a list" : "this value";
  }

  /** Kinds of YAML values with their articles: {@code string or map}. */
  static String kinds(String text) {
    List<String> kinds = new ArrayList<>();
    for (String kind : text.split(" or ", -1)) {
      kinds.add(
          switch (kind) {
            case "int" -> "an integer";
            case "array" -> "a list";
            case "string", "map", "boolean" -> "a " + kind;
            default -> kind;
          });
    }
    return String.join(" or ", kinds);
  }

  /** A kind of value with its article. */
  static String article(String kind) {
    boolean vowel = !kind.isEmpty() && "aeiouAEIO".indexOf(kind.charAt(0)) >= 0;
    return kind.equals("IO stream") ? "a stream" : (vowel ? "an " : "a ") + kind;
  }

  private static boolean isBalanced(String text) {
    int depth = 0;
    for (int i = 0; i < text.length(); i++) {
      depth += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
      if (depth < 0) {
        return false;
      }
    }
    return depth == 0;
  }
}
