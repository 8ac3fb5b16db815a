package dev.diptych.ksy.resolve;

import dev.diptych.ir.Target;
import dev.diptych.model.schema.ScalarKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Types of the language by name, and members of their values. */
final class BuiltIn {
  /** Names to suggest for a misspelt one. */
  static final List<String> NAMES =
      List.of(
          "u1", "u2", "u4", "u8", "s1", "s2", "s4", "s8", "f4", "f8", "str", "strz", "u2le", "u4le",
          "u8le", "u2be", "u4be", "u8be", "s2le", "s4le", "s2be", "s4be", "b1");

  private BuiltIn() {}

  /** All stored types but numbers of bits, of which {@code b1} is an example. */
  static List<String> stored() {
    List<String> all = new ArrayList<>(List.of("u1", "s1"));
    for (String order : List.of("", "le", "be")) {
      for (String sort : List.of("u2", "u4", "u8", "s2", "s4", "s8", "f4", "f8")) {
        all.add(sort + order);
      }
    }
    all.addAll(List.of("b1", "str", "strz"));
    return all;
  }

  /** A stored number; null if {@code name} is none. Without an order of its own: unordered. */
  static @Nullable Type number(String name, Struct.Order order) {
    int length = name.length();
    char sort = name.charAt(0);
    if (length < 2 || "usfb".indexOf(sort) < 0) {
      return null;
    }
    boolean suffixed = name.endsWith("le") || name.endsWith("be");
    String digits = name.substring(1, suffixed ? length - 2 : length);
    if (digits.isEmpty() || digits.length() > 9 || !isNumber(digits)) {
      return null;
    }
    int width = Integer.parseInt(digits);
    if (sort == 'b') {
      return width == 0 || digits.charAt(0) == '0' ? null : Type.bits(width);
    }
    if (digits.length() > 1
        || (sort == 'f' ? width != 4 && width != 8 : "1248".indexOf(digits) < 0)) {
      return null;
    }
    if (width == 1) {
      return suffixed ? null : sort == 'u' ? Type.U1 : Type.S1;
    }
    boolean big = suffixed ? name.endsWith("be") : order == Struct.Order.BIG;
    boolean ordered = suffixed || order == Struct.Order.BIG || order == Struct.Order.LITTLE;
    String kind = sort + digits + (big ? "be" : "le");
    return Type.number(ScalarKind.valueOf(kind.toUpperCase(Locale.ROOT)), ordered);
  }

  private static boolean isNumber(String digits) {
    for (int i = 0; i < digits.length(); i++) {
      if (digits.charAt(i) < '0' || digits.charAt(i) > '9') {
        return false;
      }
    }
    return true;
  }

  /** Whether the bits of the number {@code name} begin with the least significant one. */
  static boolean littleBits(String name, Struct owner) {
    return name.endsWith("le") || (!name.endsWith("be") && owner.littleBits);
  }

  /** A type of values that are not read, for parameters and casts; null if it is none. */
  static @Nullable Type calculated(String name) {
    return switch (name) {
      case "str" -> Type.TEXT;
      case "bool" -> Type.BOOL;
      case "bytes" -> Type.BYTES;
      case "io" -> Type.STREAM;
      case "struct" -> Type.STRUCT;
      case "any" -> Type.ANY;
      default -> null;
    };
  }

  /** The type of a property of a value that is no struct; null if it has none of that name. */
  static @Nullable Type property(Type of, String id) {
    if (id.equals("_sizeof")) {
      return Type.INT;
    }
    return switch (of.kind()) {
      case INT -> id.equals("to_s") ? Type.TEXT : null;
      case FLOAT, BOOL, ENUM -> id.equals("to_i") ? Type.INT : null;
      case TEXT ->
          switch (id) {
            case "length", "to_i" -> Type.INT;
            case "reverse" -> Type.TEXT;
            default -> null;
          };
      case BYTES ->
          switch (id) {
            case "length", "size" -> Type.INT;
            case "first", "last", "min", "max" -> Type.U1;
            default -> null;
          };
      case ARRAY ->
          switch (id) {
            case "size" -> Type.INT;
            case "first", "last", "min", "max" -> of.element();
            default -> null;
          };
      case STREAM ->
          switch (id) {
            case "pos", "size" -> Type.INT;
            case "eof" -> Type.BOOL;
            default -> null;
          };
      default -> null;
    };
  }

  /** What a name or a property of the language refers to; null where it has no such name. */
  static Target.@Nullable BuiltIn target(String id) {
    return switch (id) {
      case "_io" -> Target.BuiltIn.IO;
      case "_parent" -> Target.BuiltIn.PARENT;
      case "_root" -> Target.BuiltIn.ROOT;
      case "_index" -> Target.BuiltIn.INDEX;
      case "_" -> Target.BuiltIn.ELEMENT;
      case "_on" -> Target.BuiltIn.ON;
      case "_sizeof" -> Target.BuiltIn.SIZE_OF;
      case "size" -> Target.BuiltIn.SIZE;
      case "length" -> Target.BuiltIn.LENGTH;
      case "first" -> Target.BuiltIn.FIRST;
      case "last" -> Target.BuiltIn.LAST;
      case "min" -> Target.BuiltIn.MIN;
      case "max" -> Target.BuiltIn.MAX;
      case "to_i" -> Target.BuiltIn.TO_I;
      case "to_s" -> Target.BuiltIn.TO_S;
      case "reverse" -> Target.BuiltIn.REVERSE;
      case "substring" -> Target.BuiltIn.SUBSTRING;
      case "pos" -> Target.BuiltIn.POS;
      case "eof" -> Target.BuiltIn.EOF;
      default -> null;
    };
  }

  /** The properties of a value, for messages. */
  static List<String> properties(Type of) {
    return switch (of.kind()) {
      case INT -> List.of("to_s");
      case FLOAT, BOOL, ENUM -> List.of("to_i");
      case TEXT -> List.of("length", "reverse", "to_i", "to_i(base)", "substring(from, to)");
      case BYTES -> List.of("length", "size", "first", "last", "min", "max", "to_s(encoding)");
      case ARRAY -> List.of("size", "first", "last", "min", "max");
      case STREAM -> List.of("pos", "size", "eof");
      default -> List.of("_io", "_parent", "_sizeof");
    };
  }
}
