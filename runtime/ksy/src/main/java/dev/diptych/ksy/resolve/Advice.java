package dev.diptych.ksy.resolve;

import dev.diptych.ir.EnumDef;
import dev.diptych.ksy.expression.Tree;
import dev.diptych.ksy.resolve.Type.Kind;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How a value becomes one of the type that is needed. */
final class Advice {
  private Advice() {}

  static String words(Kind kind) {
    return switch (kind) {
      case INT -> "an integer";
      case FLOAT -> "a number";
      case BOOL -> "a condition";
      case TEXT -> "a string";
      case BYTES -> "bytes";
      case STREAM -> "a stream";
      case STRUCT -> "a struct";
      default -> kind.name();
    };
  }

  /** Empty where there is no way. */
  static String convert(Kind wanted, Tree tree, Type type) {
    if (tree instanceof Tree.Str || tree instanceof Tree.Int) {
      return "";
    }
    String text = Words.operand(tree);
    if (wanted == Kind.INT) {
      return switch (type.kind()) {
        case TEXT, ENUM, FLOAT -> text + ".to_i is its number";
        case BOOL -> text + ".to_i is 1 or 0";
        case BYTES -> text + ".length is how many there are";
        case ARRAY -> text + ".size is how many there are";
        default -> "";
      };
    }
    if (wanted == Kind.BOOL) {
      return switch (type.kind()) {
        case INT, FLOAT -> text + " != 0 is a condition";
        case ENUM -> text + ".to_i != 0 is a condition";
        default -> "";
      };
    }
    if (wanted == Kind.STREAM && type.structural()) {
      return text + "._io is its stream";
    }
    return wanted == Kind.TEXT && type.is(Kind.INT) ? text + ".to_s is its text" : "";
  }

  /** What a function of another language is called here; empty if it is none. */
  static String function(Tree.Operation call) {
    if (!(call.child(0) instanceof Tree.Name name) || call.children().size() != 2) {
      return "";
    }
    String value = Words.operand(call.child(1));
    return switch (name.id().toLowerCase(Locale.ROOT)) {
      case "len", "length", "strlen" -> value + ".length is its length";
      case "size", "count" -> value + ".size is its size";
      case "sizeof" -> value + "._sizeof is its size in bytes, sizeof<TYPE> that of a type";
      case "str", "string", "to_s", "tostring" -> value + ".to_s is its text";
      case "int", "to_i", "ord", "parseint" -> value + ".to_i is its number";
      case "min", "max", "first", "last" ->
          "%s.%s is that of a list".formatted(value, name.id().toLowerCase(Locale.ROOT));
      default -> "";
    };
  }

  /** What a word of another language is called here; empty if it is none. */
  static String nameOfOtherLanguage(String id) {
    return switch (id) {
      case "this", "self" -> "a field of the same type needs nothing before its name";
      case "default", "otherwise" -> "`_` is the case of all other values";
      case "null", "nil", "None", "NULL", "undefined" ->
          "there is no absent value; the key if omits a field";
      default -> "";
    };
  }

  /** A cast to a case that has the field. */
  static String cast(Tree.Attribute attribute, @Nullable Object target) {
    String text = Words.operand(attribute.owner());
    if (target instanceof Member member) {
      for (Member.Case each : member.cases) {
        Tree.TypeReference type = each.type().tree();
        Struct found = type == null ? null : member.owner.find(type.path().names());
        if (type != null && found != null && found.members.containsKey(attribute.id())) {
          return "%s.as<%s>.%s is that of %s"
              .formatted(text, type.path(), attribute.id(), found.id);
        }
      }
    }
    return "%s.as<TYPE>.%s selects the type".formatted(text, attribute.id());
  }

  static String property(Tree.Attribute attribute, Type of) {
    String text = Words.operand(attribute.owner());
    return switch (of.kind() + "." + attribute.id()) {
      case "BYTES.to_s" -> text + ".to_s('UTF-8') is its text";
      case "BYTES.to_i" -> text + ".to_s('ASCII').to_i is the number that it spells";
      case "ARRAY.length", "ARRAY.count", "ARRAY.len" -> text + ".size is how many there are";
      case "TEXT.size" -> text + ".length is how many characters there are";
      default -> ofElement(text, attribute.id(), of);
    };
  }

  private static String ofElement(String text, String id, Type of) {
    Type element = of.element();
    Struct struct = element == null ? null : element.struct();
    return struct != null && struct.members.containsKey(id)
        ? "%s[0].%s is that of the first element".formatted(text, id)
        : "";
  }

  /** How two values become comparable. */
  static String comparable(Tree one, Type left, Tree other, Type right) {
    String text = Words.operand(one);
    if (left.is(Kind.ENUM) && right.numeric()) {
      if (other instanceof Tree.Int number) {
        for (EnumDef.Member each : left.requireNames().members()) {
          if (each.number().equals(number.value())) {
            String name = left.requireNames().name().replaceFirst(".*::", "");
            return "%s::%s is its name for %d".formatted(name, each.id(), each.number());
          }
        }
      }
      return text + ".to_i is its number";
    }
    if (right.is(Kind.ENUM) && left.numeric()) {
      return Words.operand(other) + ".to_i is its number";
    }
    if (left.is(Kind.ENUM) && other instanceof Tree.Str string) {
      return left.requireNames().number(string.value()) == null
          ? ""
          : left.requireNames().name().replaceFirst(".*::", "")
              + "::"
              + string.value()
              + " is the name of its value";
    }
    if (left.is(Kind.BYTES) && right.is(Kind.TEXT)) {
      return text + ".to_s('ASCII') is its text";
    }
    if (left.numeric() && other instanceof Tree.Str string && string.value().matches("\\d+")) {
      return "%s without quotes is a number".formatted(string.value());
    }
    if (left.is(Kind.TEXT) && right.numeric()) {
      return text + ".to_i is its number";
    }
    return left.is(Kind.BOOL) && right.numeric() ? text + " is a condition already" : "";
  }
}
