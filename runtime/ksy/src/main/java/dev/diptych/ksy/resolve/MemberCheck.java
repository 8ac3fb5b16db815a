package dev.diptych.ksy.resolve;

import dev.diptych.ksy.expression.Tree;
import dev.diptych.ksy.resolve.Type.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Types every expression in its place, and checks what the keys of a member need. */
final class MemberCheck {
  private final Problems problems;
  private final MemberTypes types;
  private final Names names;

  MemberCheck(Problems problems, MemberTypes types, Names names) {
    this.problems = problems;
    this.types = types;
    this.names = names;
  }

  void struct(Struct struct) {
    Typing.Scope scope = new Typing.Scope(struct);
    if (struct.orderOn != null) {
      Type on = types.typing.of(struct.orderOn, scope);
      for (Struct.OrderCase each : struct.orderCases) {
        key(each.key(), scope, struct.orderOn, on);
      }
    }
    want(struct.stringForm, scope, "to-string", Kind.TEXT);
    for (Member member : struct.all()) {
      member(member);
    }
    for (Struct inner : struct.types.values()) {
      struct(inner);
    }
  }

  private void member(Member member) {
    types.of(member);
    Typing.Scope scope = new Typing.Scope(member.owner);
    want(member.condition, scope, "if", Kind.BOOL);
    if (member.kind == Member.Kind.PARAM || member.kind == Member.Kind.VALUE) {
      return;
    }
    if (member.yaml.get("contents") == null) {
      want(member.size, scope, "size", Kind.INT); // beside contents it is ignored
    }
    want(member.times, scope, "repeat-expr", Kind.INT);
    want(member.pos, scope, "pos", Kind.INT);
    want(member.io, scope, "io", Kind.STREAM);
    if (member.parent != null && member.parent.text().equals("false")) {
      types.typing.of(member.parent, scope);
    } else {
      want(member.parent, scope, "parent", Kind.STRUCT);
    }
    Type element = types.element(member);
    Typing.Scope inside = new Typing.Scope(member.owner, element, null);
    want(member.until, inside, "repeat-until", Kind.BOOL);
    valid(member, element, inside);
    if (member.on != null) {
      Type on = types.typing.of(member.on, scope);
      Typing.Scope inCase = new Typing.Scope(member.owner, element, on);
      for (Member.Case each : member.cases) {
        key(each.key(), inCase, member.on, on);
        arguments(each.type(), inCase);
        storage(member, each.type());
      }
      if (member.yaml.get("enum") != null) {
        problems.error(
            "bad-spec", member.place.to("enum"), null, "enum cannot be beside a switch of types");
      }
    } else {
      if (member.typeCode != null) {
        arguments(member.typeCode, scope);
      }
      storage(member, member.typeCode);
    }
    process(member, scope);
  }

  private void want(@Nullable Code code, Typing.Scope scope, String key, Kind wanted) {
    if (code == null) {
      return;
    }
    Type type = types.typing.of(code, scope);
    boolean any = type.is(Kind.ANY) && wanted == Kind.STREAM;
    if (!any && !type.unknown() && !type.is(wanted)) {
      Tree tree = code.requireTree();
      problems.error(
          "wrong-type",
          code.place(),
          tree.span(),
          "%s needs %s, and %s".formatted(key, Advice.words(wanted), types.typing.is(tree, type)),
          Advice.convert(wanted, tree, type));
    }
  }

  private void key(Code key, Typing.Scope scope, Code on, Type onType) {
    if (key.text().equals("_")) {
      Type element = scope.element() == null ? Type.UNKNOWN : scope.element();
      types.typing.of(key, new Typing.Scope(scope.owner(), element, null));
      return;
    }
    Type type = types.typing.of(key, scope);
    if (!type.unknown() && !Type.comparable(onType, type)) {
      problems.error(
          "wrong-type",
          key.place(),
          key.requireTree().span(),
          "%s, and the case %s"
              .formatted(
                  types.typing.is(on.requireTree(), onType),
                  types.typing.is(key.requireTree(), type)),
          Advice.comparable(on.requireTree(), onType, key.requireTree(), type));
    }
  }

  private void valid(Member member, Type element, Typing.Scope inside) {
    Member.Valid valid = member.valid;
    if (valid == null) {
      return;
    }
    limit(member, valid.equal(), element, inside);
    limit(member, valid.min(), element, inside);
    limit(member, valid.max(), element, inside);
    for (Code each : valid.any()) {
      limit(member, each, element, inside);
    }
    want(valid.holds(), inside, "valid: expr", Kind.BOOL);
    if (valid.inEnum() && !element.unknown() && !element.is(Kind.ENUM)) {
      problems.error(
          "bad-spec", member.place.to("valid", "in-enum"), null, "in-enum needs enum beside valid");
    }
  }

  private void limit(Member member, @Nullable Code code, Type element, Typing.Scope inside) {
    if (code == null) {
      return;
    }
    Type type = types.typing.of(code, inside);
    if (!type.unknown() && !Type.comparable(element, type)) {
      Tree tree = code.requireTree();
      problems.error(
          "wrong-type",
          code.place(),
          tree.span(),
          "%s is %s, and %s".formatted(member.id, element.words(), types.typing.is(tree, type)),
          element.is(Kind.TEXT) && tree instanceof Tree.Int
              ? "'%s' is a string".formatted(Words.of(tree))
              : Advice.comparable(new Tree.Name(tree.span(), member.id), element, tree, type));
    }
  }

  private void arguments(Member.TypeCode code, Typing.Scope scope) {
    if (code.tree() == null) {
      return;
    }
    List<Tree> arguments = code.tree().arguments();
    Struct type = names.type(scope.owner(), code.tree().path());
    List<Type> given = new ArrayList<>();
    for (Tree argument : arguments) {
      given.add(types.typing.of(argument, code.place(), scope));
    }
    if (type == null || BuiltIn.number(code.text().strip(), Struct.Order.LITTLE) != null) {
      return;
    }
    if (type.params.size() != given.size()) {
      problems.error(
          "wrong-type",
          code.place(),
          code.tree().path().span(),
          "%s takes %d argument%s, not %d"
              .formatted(
                  type.id, type.params.size(), type.params.size() == 1 ? "" : "s", given.size()),
          type.params.isEmpty()
              ? ""
              : type.id
                  + "("
                  + String.join(", ", type.params.stream().map(p -> p.id).toList())
                  + ")");
      return;
    }
    for (int i = 0; i < given.size(); i++) {
      Type wanted = types.of(type.params.get(i));
      if (!passes(given.get(i), wanted)) {
        problems.error(
            "wrong-type",
            code.place(),
            arguments.get(i).span(),
            "%s of %s is %s, and %s"
                .formatted(
                    type.params.get(i).id,
                    type.id,
                    wanted.words(),
                    types.typing.is(arguments.get(i), given.get(i))),
            Advice.convert(wanted.kind(), arguments.get(i), given.get(i)));
      }
    }
  }

  private static boolean passes(Type given, Type wanted) {
    if (given.unknown() || wanted.unknown() || wanted.is(Kind.ANY) || given.is(Kind.ANY)) {
      return true;
    }
    return switch (wanted.kind()) {
      case INT -> given.is(Kind.INT);
      case FLOAT -> given.numeric();
      case ENUM -> given.is(Kind.ENUM) && Objects.equals(given.names(), wanted.names());
      case STRUCT ->
          given.structural()
              && (wanted.struct() == null
                  || given.struct() == null
                  || given.struct() == wanted.struct());
      default -> given.kind() == wanted.kind();
    };
  }

  /** Bytes and strings need an end, strings an encoding. */
  private void storage(Member member, Member.@Nullable TypeCode code) {
    String text = code == null ? "" : code.text().strip();
    boolean string = text.equals("str") || text.equals("strz");
    boolean bytes = code == null && member.yaml.get("type") == null;
    if (member.size != null && Boolean.TRUE.equals(member.yaml.get("size-eos"))) {
      problems.error(
          "bad-spec",
          member.place.to("size-eos"),
          null,
          "%s has size and size-eos".formatted(member.id),
          "size is a number of bytes, size-eos all that are left; one of them determines the end");
    }
    if (!string && !bytes) {
      return;
    }
    Scalar place = code == null ? idOf(member) : code.place();
    if (!FieldTypes.hasExtent(member)
        && !member.unknownKey
        && !text.equals("strz")
        && member.yaml.get("contents") == null) {
      problems.error(
          "bad-spec",
          place,
          null,
          "where %s ends is not known".formatted(string ? "the string " + member.id : member.id),
          "size, size-eos or terminator determines it" + (string ? "; strz ends at a zero" : ""));
    }
    if (string && FieldTypes.encoding(member) == null) {
      problems.error(
          "bad-spec",
          place,
          null,
          "%s needs an encoding".formatted(text),
          "encoding: UTF-8 beside it, or in meta for all");
    }
  }

  private static Scalar idOf(Member member) {
    return member.kind == Member.Kind.INSTANCE ? member.place.itsKey() : member.place.to("id");
  }

  private void process(Member member, Typing.Scope scope) {
    if (member.process == null) {
      return;
    }
    Scalar place = member.place.to("process");
    List<Type> given =
        member.process.arguments().stream().map(a -> types.typing.of(a, place, scope)).toList();
    if (!member.process.name().matches("[a-z][a-z0-9_.]*")) {
      problems.error(
          "bad-spec",
          place,
          null,
          "there is no process " + member.process.name(),
          "there are zlib, xor(key), rol(bits) and ror(bits)");
    }
    int wanted =
        switch (member.process.name()) {
          case "zlib" -> 0;
          case "xor", "rol", "ror" -> 1;
          default -> given.size();
        };
    if (given.size() != wanted) {
      problems.error(
          "wrong-type",
          place,
          null,
          "%s takes %d argument%s, not %d"
              .formatted(member.process.name(), wanted, wanted == 1 ? "" : "s", given.size()));
    }
  }
}
