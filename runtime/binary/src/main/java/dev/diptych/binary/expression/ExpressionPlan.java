package dev.diptych.binary.expression;

import static java.util.Objects.requireNonNull;

import dev.diptych.ir.BitSizes;
import dev.diptych.ir.Expr;
import dev.diptych.ir.Node;
import dev.diptych.ir.Operator;
import dev.diptych.ir.Target;
import dev.diptych.ir.ValueType;
import dev.diptych.ir.ValueType.Kind;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compiles the expressions of one type of a spec. */
public final class ExpressionPlan {
  private final Places places;
  private final String owner;
  private final @Nullable ValueType element;

  /**
   * @param places what the expressions refer to
   * @param owner the full name of the type that they are in
   * @param element the type of {@code _}; null where it means nothing
   */
  public ExpressionPlan(Places places, String owner, @Nullable ValueType element) {
    this.places = places;
    this.owner = owner;
    this.element = element;
  }

  /**
   * The code of an expression.
   *
   * @throws UnsupportedExpressionException if it has a part that is not supported
   */
  public Code of(Expr expression) {
    if (expression instanceof Expr.Int number) {
      return WholeCode.constant(ValueType.INT, number.value());
    }
    if (expression instanceof Expr.Real number) {
      double value = number.value().doubleValue();
      return RealCode.of(s -> value);
    }
    if (expression instanceof Expr.Str text) {
      return Code.object(ValueType.TEXT, s -> text.value());
    }
    if (expression instanceof Expr.Bool truth) {
      boolean value = truth.value();
      return TruthCode.of(s -> value);
    }
    if (expression instanceof Expr.Name name) {
      return name(name);
    }
    if (expression instanceof Expr.Label label) {
      return label(label);
    }
    return expression instanceof Expr.SizeOf size ? sizeOf(size) : compound(expression);
  }

  private Code compound(Expr expression) {
    if (expression instanceof Expr.Attribute attribute) {
      return attribute(attribute, List.of());
    }
    return expression instanceof Expr.Cast cast
        ? cast(cast)
        : operation((Expr.Operation) expression);
  }

  private List<Code> all(List<Expr> expressions) {
    return expressions.stream().map(this::of).toList();
  }

  private Code name(Expr.Name name) {
    return switch (name.id()) {
      case "_root" -> Code.object(struct(name), Scope::root);
      case "_parent" -> Code.object(struct(name), Scope::parent);
      case "_io" -> Code.object(ValueType.STREAM, Scope::stream);
      case "_index" -> WholeCode.of(Scope::index);
      case "_" -> element();
      case "_sizeof" -> size(owner);
      default -> typed(member(null, owner, name.id()), name.valueType());
    };
  }

  private Code element() {
    if (element == null) {
      throw new UnsupportedExpressionException("_ where there is no value");
    }
    return ElementCode.current(element);
  }

  private static ValueType struct(Expr expression) {
    return expression.valueType().struct() == null ? ValueType.STRUCT : expression.valueType();
  }

  private Code member(@Nullable Code struct, String type, String id) {
    Layout layout = places.layout(type);
    int slot = layout == null ? -1 : layout.slot(id);
    places.names(id);
    if (slot < 0) {
      throw new UnsupportedExpressionException("the member " + id + " of " + type);
    }
    return new MemberCode(struct, requireNonNull(layout), slot);
  }

  /** A value of any case of a switch, which is a float in all of them. */
  private static Code typed(Code member, ValueType type) {
    boolean real = member.type().kind() == Kind.ANY && Kinds.of(type).real();
    return real ? RealCode.of(member::real) : member;
  }

  private static Code label(Expr.Label label) {
    if (!(label.fact().target() instanceof Target.Label member)) {
      throw new UnsupportedExpressionException(
          "the name " + label.enumeration() + "::" + label.label());
    }
    return WholeCode.constant(label.valueType(), member.number());
  }

  private Code sizeOf(Expr.SizeOf size) {
    if (!(size.fact().target() instanceof Target.Named named)) {
      throw new UnsupportedExpressionException("the size of " + size.type());
    }
    BigInteger bits = BigInteger.valueOf(bits(named.type()));
    return WholeCode.constant(ValueType.INT, size.bits() ? bits : bytes(bits));
  }

  private Code size(String type) {
    return WholeCode.constant(
        ValueType.INT, bytes(BigInteger.valueOf(bits(ValueType.ofStruct(type)))));
  }

  private static BigInteger bytes(BigInteger bits) {
    return bits.add(BigInteger.valueOf(7)).shiftRight(3);
  }

  private long bits(ValueType type) {
    long bits = -1;
    if (type.struct() != null) {
      bits = places.spec().requireType(type.struct()).bits();
    } else if (type.number() != null) {
      bits = 8L * type.number().width();
    } else if (type.bits() > 0) {
      bits = type.bits();
    }
    if (bits < 0) {
      throw new UnsupportedExpressionException("the size of a value without a fixed size");
    }
    return bits;
  }

  private Code cast(Expr.Cast cast) {
    Expr.Operation list = Expr.operation(cast.value(), Operator.LIST);
    ValueType type = cast.valueType();
    if (list != null && type.kind() == Kind.BYTES) {
      return ByteMethods.list(all(list.children()));
    }
    Code value = of(cast.value());
    return switch (Kinds.of(type)) {
      case WHOLE -> WholeCode.as(type, value);
      case SINGLE, DOUBLE -> RealCode.of(value::real);
      case TRUTH -> TruthCode.of(value::truth);
      case OBJECT -> Code.object(type, value::value);
    };
  }

  private Code attribute(Expr.Attribute attribute, List<Expr> arguments) {
    Code size = attribute.id().equals("_sizeof") ? fieldSize(attribute.owner()) : null;
    return size != null ? size : property(attribute, arguments);
  }

  /** The size of a field, which it has before it is decoded; null for another value. */
  private @Nullable Code fieldSize(Expr expression) {
    if (!(expression.fact().target() instanceof Target.Member member)
        || !(places.spec().requireType(member.type()).node(member.id()) instanceof Node.Field field)
        || field.repeated()) {
      return null;
    }
    long bits = new BitSizes(name -> places.spec().requireType(name).bits()).field(field);
    return bits == BitSizes.OPEN
        ? null
        : WholeCode.constant(ValueType.INT, bytes(BigInteger.valueOf(bits)));
  }

  private Code property(Expr.Attribute attribute, List<Expr> arguments) {
    Code value = of(attribute.owner());
    String id = attribute.id();
    return switch (value.type().kind()) {
      case STRUCT, ANY -> structMember(attribute, value);
      case STREAM -> stream(value, id);
      case BYTES -> ByteMethods.of(value, id, arguments);
      case TEXT -> TextMethods.of(value, id, all(arguments));
      case ARRAY -> ArrayMethods.of(value, id);
      case BOOL -> WholeCode.of(s -> value.truth(s) ? 1 : 0);
      case FLOAT -> id.equals("to_i") ? RealArithmetic.truncated(value) : numberSize(attribute);
      case INT, ENUM ->
          switch (id) {
            case "to_i" -> WholeCode.as(ValueType.INT, value);
            case "to_s" -> Code.object(ValueType.TEXT, s -> TextMethods.decimals(value, s));
            default -> numberSize(attribute);
          };
    };
  }

  private Code numberSize(Expr.Attribute attribute) {
    if (!attribute.id().equals("_sizeof")) {
      throw new UnsupportedExpressionException("a number with the member " + attribute.id());
    }
    return WholeCode.constant(
        ValueType.INT, bytes(BigInteger.valueOf(bits(attribute.owner().valueType()))));
  }

  private Code structMember(Expr.Attribute attribute, Code value) {
    String type = value.type().struct();
    return switch (attribute.id()) {
      case "_root" -> Code.object(struct(attribute), s -> value.struct(s).root());
      case "_parent" -> Code.object(struct(attribute), s -> value.struct(s).parent());
      case "_io" -> Code.object(ValueType.STREAM, s -> value.struct(s).stream());
      case "_sizeof" -> size(type == null ? "" : type);
      default ->
          type == null
              ? late(value, attribute.id())
              : typed(member(value, type, attribute.id()), attribute.valueType());
    };
  }

  private Code late(Code value, String id) {
    places.names(id);
    return MemberCode.late(value, id);
  }

  private static Code stream(Code value, String id) {
    return switch (id) {
      case "pos" -> WholeCode.of(s -> value.stream(s).position());
      case "size" -> WholeCode.of(s -> value.stream(s).size());
      case "eof" -> TruthCode.of(s -> value.stream(s).atEnd());
      default -> throw new UnsupportedExpressionException("a stream with the member " + id);
    };
  }

  private Code operation(Expr.Operation operation) {
    List<Expr> children = operation.children();
    return switch (operation.operator()) {
      case CALL ->
          attribute((Expr.Attribute) children.get(0), children.subList(1, children.size()));
      case LIST -> list(operation);
      case STRING -> TextMethods.joined(all(children));
      case IF -> choice(operation);
      case SUBSCRIPT -> subscript(of(children.get(0)), of(children.get(1)));
      case NOT -> not(of(children.get(0)));
      case AND -> Code.all(all(children));
      case OR -> Code.any(all(children));
      case EQ, NOT_EQ, LT, LT_E, GT, GT_E ->
          Comparison.of(operation.operator(), of(children.get(0)), of(children.get(1)));
      case INVERT ->
          binary(
              Operator.BIT_XOR,
              of(children.get(0)),
              WholeCode.constant(ValueType.INT, BigInteger.ONE.negate()));
      case MINUS -> minus(of(children.get(0)));
      default -> binary(operation.operator(), of(children.get(0)), of(children.get(1)));
    };
  }

  private static Code binary(Operator operator, Code left, Code right) {
    if (operator == Operator.ADD && left.type().kind() == Kind.TEXT) {
      return TextMethods.joined(List.of(left, right));
    }
    return left.kind().real() || right.kind().real()
        ? RealArithmetic.of(operator, left, right)
        : Arithmetic.of(operator, left, right);
  }

  private static Code minus(Code value) {
    return value.kind().real()
        ? RealCode.of(s -> -value.real(s))
        : binary(Operator.SUB, WholeCode.constant(ValueType.INT, BigInteger.ZERO), value);
  }

  private static Code not(Code value) {
    return TruthCode.of(s -> !value.truth(s));
  }

  private static Code subscript(Code value, Code index) {
    return value.type().kind() == Kind.BYTES
        ? ByteMethods.at(value, index)
        : ElementCode.at(value, (s, all) -> index.count(s));
  }

  private Code choice(Expr.Operation operation) {
    Code then = of(operation.child(1));
    Code otherwise = of(operation.child(2));
    ValueType type = Kinds.common(then.type(), otherwise.type());
    return new ChoiceCode(type, of(operation.child(0)), then, otherwise);
  }

  private Code list(Expr.Operation operation) {
    List<Code> values = all(operation.children());
    if (operation.valueType().kind() == Kind.BYTES) {
      return ByteMethods.list(values);
    }
    ValueType element = values.get(0).type();
    for (Code each : values) {
      element = Kinds.common(element, each.type());
    }
    return ArrayMethods.list(element, values);
  }
}
