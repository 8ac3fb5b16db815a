package dev.diptych.ksy.resolve;

import dev.diptych.ir.EnumDef;
import dev.diptych.ksy.Yaml;
import dev.diptych.ksy.expression.Tree;
import dev.diptych.ksy.resolve.Type.Kind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The types of members, each once and when it is needed: values may need one another. */
final class MemberTypes {
  private final Problems problems;
  private final Names names;
  final Typing typing;

  /** Members whose types are being found, each for the one before it. */
  private final Deque<Member> open = new ArrayDeque<>();

  MemberTypes(Problems problems, Names names) {
    this.problems = problems;
    this.names = names;
    this.typing = new Typing(problems, names, this);
  }

  Type of(Member member) {
    if (member.type == null) {
      if (open.contains(member)) {
        loop(member);
        return Type.UNKNOWN;
      }
      open.addLast(member);
      Type type = find(member);
      open.removeLast();
      member.type = type;
    }
    return member.type;
  }

  private void loop(Member member) {
    List<Member> cycle = open.stream().dropWhile(each -> each != member).toList();
    cycle.forEach(each -> each.cyclic = true);
    String next = cycle.get(cycle.size() > 1 ? 1 : 0).id;
    problems.error(
        "bad-spec",
        member.value == null ? member.place : member.value.place(),
        member.value == null ? null : use(member.value.requireTree(), next),
        ValueCycles.message(cycle));
  }

  /** Where {@code tree} names {@code id}; null where it does not. */
  private static Tree.@Nullable Span use(Tree tree, String id) {
    if ((tree instanceof Tree.Name name && name.id().equals(id))
        || (tree instanceof Tree.Attribute attribute && attribute.id().equals(id))) {
      return tree.span();
    }
    for (Tree child : tree.children()) {
      Tree.Span found = use(child, id);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private Type find(Member member) {
    return switch (member.kind) {
      case PARAM -> enumerated(member, parameter(member));
      case VALUE -> value(member);
      case FIELD, INSTANCE -> member.repeated() ? Type.array(element(member)) : element(member);
    };
  }

  private Type parameter(Member member) {
    Member.TypeCode code = member.typeCode;
    if (code == null) {
      return Type.BYTES;
    }
    return code.tree() == null
        ? Type.UNKNOWN
        : named(member.owner, code.tree().path(), code.place());
  }

  private Type value(Member member) {
    Type value =
        member.value == null
            ? Type.UNKNOWN
            : typing.of(member.value, new Typing.Scope(member.owner));
    if (member.yaml.get("enum") == null) {
      return value;
    }
    Type named = enumerated(member, value);
    return named.is(Kind.ENUM) ? Type.INT.named(named.requireNames()) : named;
  }

  /** The type of a field, or of one of its elements. */
  Type element(Member member) {
    if (member.element == null) {
      member.element = member.isSwitch() ? choice(member) : one(member, member.typeCode);
    }
    return member.element;
  }

  /** All cases combined; anything if they do not combine. */
  private Type choice(Member member) {
    Type all = member.bytesElse() ? Type.BYTES : null;
    for (Member.Case each : member.cases) {
      Type type = one(member, each.type());
      Type both = all == null ? type : Type.combined(all, type);
      all = both == null ? Type.ANY : both;
    }
    return all == null ? Type.ANY : all;
  }

  /** The type that is written at {@code code}, for a field that is read. */
  Type one(Member member, Member.@Nullable TypeCode code) {
    if (code == null) {
      if (member.yaml.get("type") != null) {
        return Type.UNKNOWN; // a switch that is wrong
      }
      return enumerated(member, Type.BYTES);
    }
    if (code.tree() == null) {
      return Type.UNKNOWN;
    }
    String text = code.text().strip();
    if (text.equals("str") || text.equals("strz")) {
      return enumerated(member, Type.TEXT);
    }
    Type number = BuiltIn.number(text, member.owner.order);
    if (number == null) {
      return enumerated(member, struct(member.owner, code.tree().path(), code.place()));
    }
    if (!number.ordered() && member.owner.order == Struct.Order.NONE) {
      problems.error(
          "bad-spec",
          code.place(),
          null,
          text + " needs a byte order",
          "%sle and %sbe have one; meta: endian: gives one to all".formatted(text, text));
      return number;
    }
    return member.isSwitch() ? number : enumerated(member, number);
  }

  private Type enumerated(Member member, Type type) {
    String written = Yaml.text(member.yaml, "enum");
    if (written == null || type.unknown()) {
      return type;
    }
    Scalar place = member.place.to("enum");
    EnumDef names = enumeration(member.owner, written, place);
    if (names == null) {
      return Type.UNKNOWN;
    }
    boolean bit = type.is(Kind.BOOL) && type.bits() == 1 && member.kind != Member.Kind.PARAM;
    if (!type.is(Kind.INT) && !bit) {
      problems.error(
          "wrong-type",
          place,
          null,
          "%s is %s, and only integers have names of an enumeration"
              .formatted(member.id, type.words()));
      return Type.UNKNOWN;
    }
    return type.named(names);
  }

  private @Nullable EnumDef enumeration(Struct owner, String written, Scalar place) {
    List<String> path = names(written);
    boolean absolute = path.size() > 1 && path.get(0).isEmpty();
    if (absolute) {
      path.remove(0);
    }
    String name = path.remove(path.size() - 1);
    Tree.Path type = new Tree.Path(new Tree.Span(0, written.length()), absolute, path, false);
    EnumDef found = names.enumeration(owner, type, name);
    if (found == null) {
      problems.unknown(
          "unknown-enum",
          place,
          null,
          "there is no enumeration " + written,
          written,
          names.enumerations(owner),
          names.elsewhere(written, true));
    }
    return found;
  }

  /** The names between each {@code ::}. */
  private static List<String> names(String path) {
    List<String> names = new ArrayList<>();
    int from = 0;
    for (int to = path.indexOf("::"); to >= 0; to = path.indexOf("::", from)) {
      names.add(path.substring(from, to));
      from = to + 2;
    }
    names.add(path.substring(from));
    return names;
  }

  /** A struct of the spec, of foreign code, or UNKNOWN. */
  Type struct(Struct from, Tree.Path path, Scalar place) {
    Struct found = names.type(from, path);
    if (found != null) {
      return Type.struct(found);
    }
    if (from.foreignTypes) {
      return Type.struct(names.foreign(from, path));
    }
    List<String> known = new ArrayList<>(names.types(from));
    known.addAll(BuiltIn.NAMES);
    problems.unknown(
        "unknown-type",
        place,
        path.span(),
        "there is no type " + path.element(),
        path.element().toString(),
        known,
        ForeignTypes.advice(path.element().toString()),
        names.elsewhere(path.element().toString(), false));
    return Type.UNKNOWN;
  }

  /** A type as parameters, casts and sizeof name it: numbers have no byte order. */
  Type named(Struct from, Tree.Path path, Scalar place) {
    if (path.array()) {
      return Type.array(named(from, path.element(), place));
    }
    if (path.names().size() == 1 && !path.absolute()) {
      String name = path.names().get(0);
      Type built = BuiltIn.calculated(name);
      boolean ordered = name.endsWith("le") || name.endsWith("be");
      if (built == null && (!ordered || name.startsWith("b"))) {
        built = BuiltIn.number(name, Struct.Order.SELECTED);
      }
      if (built != null) {
        return built;
      }
    }
    return struct(from, path, place);
  }
}
