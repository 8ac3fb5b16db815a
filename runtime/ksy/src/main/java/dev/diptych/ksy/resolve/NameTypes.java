package dev.diptych.ksy.resolve;

import dev.diptych.ir.EnumDef;
import dev.diptych.ksy.expression.Tree;
import dev.diptych.ksy.resolve.Type.Kind;
import java.math.BigInteger;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The types of the nodes of one expression: literals, and what names, labels and attributes refer
 * to.
 */
final class NameTypes {
  private static final BigInteger BYTE = BigInteger.valueOf(255);

  private final Typing typing;
  private final Problems problems;
  private final Names names;
  private final MemberTypes members;
  private final OperationTypes operations;
  private final Scalar place;
  private final Typing.Scope scope;

  NameTypes(Typing typing, Scalar place, Typing.Scope scope) {
    this.typing = typing;
    this.problems = typing.problems;
    this.names = typing.names;
    this.members = typing.members;
    this.place = place;
    this.scope = scope;
    this.operations = new OperationTypes(typing, this, place);
  }

  Type of(Tree tree) {
    Meaning fact = fact(tree);
    typing.know(tree, fact);
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
    return typed(operations.of((Tree.Operation) tree));
  }

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
          "%s, which has no %s".formatted(typing.is(attribute.owner(), of), id),
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
        "%s, which has no field %s".formatted(typing.is(attribute.owner(), of), attribute.id()),
        Advice.cast(attribute, typing.meaning(attribute.owner()).target()));
    return typed(Type.UNKNOWN);
  }

  private void error(String code, Tree.Span span, String message, String... advice) {
    problems.error(code, place, span, message, advice);
  }
}
