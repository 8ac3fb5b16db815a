package dev.diptych.ksy.resolve;

import dev.diptych.ir.EnumDef;
import dev.diptych.ir.Operator;
import dev.diptych.ksy.expression.Tree;
import dev.diptych.ksy.resolve.Type.Kind;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The types of all nodes of expressions. A wrong node is reported and UNKNOWN. */
final class Typing {
  /** What of a type is visible to an expression of it. */
  record Scope(Struct owner, @Nullable Type element, @Nullable Type on) {
    Scope(Struct owner) {
      this(owner, null, null);
    }
  }

  private final Problems problems;
  private final Names names;
  private final MemberTypes members;
  private final IdentityHashMap<Tree, Meaning> facts = new IdentityHashMap<>();

  Typing(Problems problems, Names names, MemberTypes members) {
    this.problems = problems;
    this.names = names;
    this.members = members;
  }

  /** What is known of {@code tree}, whose type has been found. */
  Meaning meaning(Tree tree) {
    return facts.getOrDefault(tree, new Meaning(Type.UNKNOWN, null));
  }

  /** What {@code tree} is, as a part of a sentence. */
  String is(Tree tree, Type type) {
    return Words.is(tree, type, meaning(tree).target());
  }

  /** The type of {@code code}; UNKNOWN if it is wrong. */
  Type of(Code code, Scope scope) {
    return code.tree() == null ? Type.UNKNOWN : of(code.tree(), code.place(), scope);
  }

  Type of(Tree tree, Scalar place, Scope scope) {
    Meaning known = facts.get(tree);
    return known != null ? known.type() : new Walk(place, scope).of(tree);
  }

  /** One expression. */
  private final class Walk {
    private final Scalar place;
    private final Scope scope;

    Walk(Scalar place, Scope scope) {
      this.place = place;
      this.scope = scope;
    }

    Type of(Tree tree) {
      Meaning fact = fact(tree);
      facts.put(tree, fact);
      return fact.type();
    }

    private Meaning typed(Type type) {
      return new Meaning(type, null);
    }

    private Meaning fact(Tree tree) {
      if (tree instanceof Tree.Int number) {
        return typed(literal(number.value()));
      }
      if (tree instanceof Tree.Real) {
        return typed(Type.FLOAT);
      }
      if (tree instanceof Tree.Str) {
        return typed(Type.TEXT);
      }
      if (tree instanceof Tree.Bool) {
        return typed(Type.BOOL);
      }
      if (tree instanceof Tree.Name name) {
        return name(name);
      }
      if (tree instanceof Tree.Label label) {
        return label(label);
      }
      if (tree instanceof Tree.SizeOf size) {
        Type type = members.named(scope.owner(), size.type(), place);
        return new Meaning(Type.INT, type);
      }
      if (tree instanceof Tree.Attribute attribute) {
        return attribute(attribute);
      }
      if (tree instanceof Tree.Cast cast) {
        of(cast.value());
        Type type = members.named(scope.owner(), cast.type(), place);
        return new Meaning(type, type);
      }
      return typed(operation((Tree.Operation) tree));
    }

    private static final BigInteger BYTE = BigInteger.valueOf(255);

    private Type literal(BigInteger value) {
      return value.bitLength() < 8 ? Type.S1 : value.compareTo(BYTE) <= 0 ? Type.U1 : Type.INT;
    }

    private Meaning name(Tree.Name name) {
      Struct owner = scope.owner();
      return switch (name.id()) {
        case "_root" -> new Meaning(Type.struct(owner.top), owner.top);
        case "_parent" -> new Meaning(Type.struct(owner.parent), owner.parent);
        case "_io" -> typed(Type.STREAM);
        case "_index" -> typed(Type.INT);
        case "_sizeof" -> new Meaning(Type.INT, owner);
        case "_" -> special(name, scope.element(), "repeat-until and valid");
        case "_on" -> special(name, scope.on(), "a switch");
        default -> own(name, owner);
      };
    }

    private Meaning special(Tree.Name name, @Nullable Type type, String where) {
      if (type == null) {
        error("unknown-name", name.span(), name.id() + " has a meaning only in " + where);
      }
      return typed(type == null ? Type.UNKNOWN : type);
    }

    private Meaning own(Tree.Name name, Struct owner) {
      Member member = owner.members.get(name.id());
      if (member == null) {
        unknownMember(owner, name.id(), name.span());
        return typed(Type.UNKNOWN);
      }
      return new Meaning(members.of(member), member);
    }

    private void unknownMember(Struct owner, String id, Tree.Span span) {
      String around = Advice.nameOfOtherLanguage(id);
      Struct element = scope.element() == null ? null : scope.element().struct();
      if (element != null && element != owner && element.members.containsKey(id)) {
        around = "_.%s is that of the element".formatted(id);
      }
      if (around.isEmpty()) {
        around = names.label(owner, id);
      }
      for (Struct at = owner.outer; at != null && around.isEmpty(); at = at.outer) {
        if (at.members.containsKey(id)) {
          around =
              at == owner.parent
                  ? "_parent.%s is that of the struct around it".formatted(id)
                  : at == owner.top ? "_root.%s is that of the root".formatted(id) : "";
        }
      }
      String message = "%s has no field %s".formatted(owner.id, id);
      problems.unknown(
          "unknown-name",
          place,
          span,
          message,
          id,
          around.isEmpty() ? names.members(owner) : Set.of(),
          around);
    }

    private Meaning label(Tree.Label label) {
      EnumDef found = names.enumeration(scope.owner(), label.owner(), label.enumeration());
      if (found == null) {
        String path =
            (label.owner().names().isEmpty() ? "" : label.owner() + "::") + label.enumeration();
        problems.unknown(
            "unknown-enum",
            place,
            label.place(),
            "there is no enumeration " + path,
            path,
            names.enumerations(scope.owner()),
            names.elsewhere(path, true));
        return typed(Type.UNKNOWN);
      }
      if (found.number(label.label()) == null) {
        List<String> labels = found.members().stream().map(EnumDef.Member::id).toList();
        problems.unknown(
            "unknown-label",
            place,
            label.labelPlace(),
            "%s has no name %s".formatted(label.enumeration(), label.label()),
            label.label(),
            labels);
      }
      return new Meaning(Type.INT.named(found), found);
    }

    private Meaning attribute(Tree.Attribute attribute) {
      Type of = of(attribute.owner());
      String id = attribute.id();
      if (of.unknown()) {
        return typed(Type.UNKNOWN);
      }
      if (of.structural() || of.is(Kind.ANY)) {
        return ofStruct(attribute, of);
      }
      Type type = BuiltIn.property(of, id);
      if (type == null) {
        String has = String.join(", ", BuiltIn.properties(of));
        problems.unknown(
            "unknown-name",
            place,
            attribute.place(),
            "%s, which has no %s".formatted(is(attribute.owner(), of), id),
            id,
            BuiltIn.properties(of),
            "it has " + has,
            Advice.property(attribute, of));
      }
      return typed(type == null ? Type.UNKNOWN : type);
    }

    private Meaning ofStruct(Tree.Attribute attribute, Type of) {
      Struct struct = of.struct();
      Struct parent = struct == null ? null : struct.parent;
      return switch (attribute.id()) {
        case "_io" -> typed(Type.STREAM);
        case "_sizeof" -> typed(Type.INT);
        case "_parent" -> new Meaning(Type.struct(parent), parent);
        default -> struct == null ? ofAnyStruct(attribute, of) : ofStruct(attribute, struct);
      };
    }

    private Meaning ofStruct(Tree.Attribute attribute, Struct struct) {
      if (attribute.id().equals("_root")) {
        return new Meaning(Type.struct(struct.top), struct.top);
      }
      Member member = struct.members.get(attribute.id());
      if (member != null) {
        return new Meaning(members.of(member), member);
      }
      unknownMember(struct, attribute.id(), attribute.place());
      return typed(Type.UNKNOWN);
    }

    private Meaning ofAnyStruct(Tree.Attribute attribute, Type of) {
      error(
          "unknown-name",
          attribute.place(),
          "%s, which has no field %s".formatted(is(attribute.owner(), of), attribute.id()),
          Advice.cast(attribute, meaning(attribute.owner()).target()));
      return typed(Type.UNKNOWN);
    }

    private Type operation(Tree.Operation tree) {
      if (tree.operator() == Operator.CALL) {
        return call(tree);
      }
      List<Type> types = new ArrayList<>();
      tree.children().forEach(each -> types.add(of(each)));
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
      boolean first = text ? left.is(Kind.TEXT) : left.is(Kind.INT) || (real && left.numeric());
      Tree bad = tree.child(first ? 1 : 0);
      Type type = first ? right : left;
      String needs = "`%s` needs two %s".formatted(symbol(tree), real ? "numbers" : "integers");
      wrong(tree.place(), bad, type, needs + (sum ? " or two strings" : ""), text ? Kind.TEXT : Kind.INT);
      return Type.UNKNOWN;
    }

    private void compare(Tree.Operation tree, Type left, Type right) {
      boolean ordered = tree.operator() != Operator.EQ && tree.operator() != Operator.NOT_EQ;
      if (!Type.comparable(left, right)) {
        problems.error(
            "wrong-type",
            place,
            tree.place(),
            "%s and %s, which cannot be compared"
                .formatted(is(tree.child(0), left), is(tree.child(1), right)),
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
        error(
            "wrong-type", tree.span(), "a list needs an element, because its type is that of them");
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
          "`[..]` needs a list or bytes, and " + is(tree.child(0), list),
          list.is(Kind.TEXT)
              ? words(tree.child(0)) + ".substring(from, to) is a part of it"
              : "");
      return Type.UNKNOWN;
    }

    private Type call(Tree.Operation tree) {
      List<Type> arguments = new ArrayList<>();
      tree.children().subList(1, tree.children().size()).forEach(each -> arguments.add(of(each)));
      if (!(tree.child(0) instanceof Tree.Attribute method)) {
        error(
            "wrong-type",
            tree.child(0).span(),
            "only a method can be called: value.method(..)",
            Advice.function(tree));
        return Type.UNKNOWN;
      }
      Type of = of(method.owner());
      Type property = of.structural() ? null : BuiltIn.property(of, method.id());
      facts.put(method, new Meaning(property == null ? Type.UNKNOWN : property, null));
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
              "%s, which has no method %s".formatted(is(method.owner(), of), method.id()),
              property != null
                  ? method.id() + " takes no brackets"
                  : "it has " + String.join(", ", BuiltIn.properties(of)));
          yield Type.UNKNOWN;
        }
      };
    }

    private Type result(
        Tree.Operation tree,
        Tree.Attribute method,
        Type type,
        List<Type> arguments,
        Kind... wanted) {
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
      String is = ", and " + is(tree, type);
      String advice = wanted.length == 0 ? "" : Advice.convert(wanted[0], tree, type);
      problems.error("wrong-type", place, at, needs + is, advice);
    }

    private void error(String code, Tree.Span span, String message, String... advice) {
      problems.error(code, place, span, message, advice);
    }

    private String words(Tree tree) {
      return Words.of(tree);
    }

    private String symbol(Tree.Operation tree) {
      return Words.symbol(tree.operator());
    }
  }
}
