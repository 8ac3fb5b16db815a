package dev.diptych.spectools.diff.value;

import dev.diptych.ir.EnumDef;
import dev.diptych.ir.Expr;
import dev.diptych.ir.Node;
import dev.diptych.ir.Operator;
import dev.diptych.ir.TypeDef;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.diff.value.Values.Listed;
import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Evaluates expressions of a spec for sets of values of its fields. */
public final class Evaluation {
  private static final int MAX_DEPTH = 24;

  private final SpecView spec;
  private final Scopes scopes;
  private final FieldValues fields;

  /**
   * An evaluation.
   *
   * @param spec the spec with the expressions
   * @param fields the values of its fields
   */
  public Evaluation(SpecView spec, FieldValues fields) {
    this.spec = spec;
    this.scopes = new Scopes(spec);
    this.fields = fields;
  }

  Scopes scopes() {
    return scopes;
  }

  /** The values of {@code expression} in the struct {@code from}. */
  public Values of(StructView from, Expr expression) {
    return of(from, expression, Map.of());
  }

  /** The same where the values of some subexpressions are given. */
  public Values of(StructView from, Expr expression, Map<Expr, Values> pins) {
    return new Run(pins, 0).of(from, expression);
  }

  /** Evaluates one expression. */
  private final class Run {
    private final Map<Expr, Values> pins;
    private final int depth;

    Run(Map<Expr, Values> pins, int depth) {
      this.pins = pins;
      this.depth = depth;
    }

    Values of(StructView from, Expr node) {
      Values pinned = pins.get(node);
      if (pinned != null || depth > MAX_DEPTH) {
        return pinned == null ? Values.any() : pinned;
      }
      if (node instanceof Expr.Int number) {
        return Values.range(number.value(), number.value());
      }
      if (node instanceof Expr.Real number) {
        return Values.of(number.value().doubleValue());
      }
      if (node instanceof Expr.Str text) {
        return Values.of(text.value());
      }
      if (node instanceof Expr.Bool truth) {
        return Values.of(truth.value());
      }
      if (node instanceof Expr.Label label) {
        return label(from, label);
      }
      if (node instanceof Expr.Name name) {
        return member(from, name.id());
      }
      if (node instanceof Expr.Attribute attribute) {
        return attribute(from, attribute);
      }
      return node instanceof Expr.Operation operation ? operation(from, operation) : Values.any();
    }

    private Values attribute(StructView from, Expr.Attribute node) {
      Set<StructView> owners = scopes.structs(from, node.owner());
      if (owners == null) {
        // A number of an enumeration, or a truth value, as an integer.
        return node.id().equals("to_i") ? number(of(from, node.owner())) : Values.any();
      }
      Values all = null;
      for (StructView owner : owners) {
        Values one = member(owner, node.id());
        all = all == null ? one : all.union(one);
      }
      return all == null ? Values.any() : all;
    }

    private Values member(StructView owner, String id) {
      FieldView field = owner.field(id);
      if (field != null) {
        return field.field().repeated() ? Values.any() : fields.of(owner, field);
      }
      Node.Value value = owner.value(id);
      if (value != null) {
        return new Run(Map.of(), depth + 1).of(owner, value.value().tree());
      }
      return parameter(owner, id);
    }

    /** The values of a parameter: those of the arguments wherever the struct is used. */
    private Values parameter(StructView owner, String id) {
      TypeDef type = owner.spec();
      List<String> ids =
          type == null ? List.of() : type.params().stream().map(TypeDef.Param::id).toList();
      int index = ids.indexOf(id);
      Values all = null;
      for (Scopes.Use use : index < 0 ? List.<Scopes.Use>of() : scopes.uses(owner)) {
        List<Expr> arguments = use.type().arguments();
        Values one =
            index < arguments.size()
                ? new Run(Map.of(), depth + 1).of(use.owner(), arguments.get(index))
                : Values.any();
        all = all == null ? one : all.union(one);
      }
      return all == null ? Values.any() : all;
    }

    private Values operation(StructView from, Expr.Operation node) {
      Operator operator = node.operator();
      return switch (operator) {
        case AND, OR -> logic(from, node);
        case NOT -> Truth.not(Truth.of(of(from, node.child(0))));
        case IF -> choice(from, node);
        case MINUS -> SetOperators.binary(Operator.SUB, Values.of(0L), of(from, node.child(0)));
        case EQ, NOT_EQ, LT, LT_E, GT, GT_E, ADD, SUB, MULT, DIV, MOD -> binary(from, node);
        case L_SHIFT, R_SHIFT, BIT_OR, BIT_XOR, BIT_AND -> binary(from, node);
        case INVERT, SUBSCRIPT, CALL, LIST, STRING -> Values.any();
      };
    }

    private Values binary(StructView from, Expr.Operation node) {
      return SetOperators.binary(node.operator(), of(from, node.child(0)), of(from, node.child(1)));
    }

    private Values logic(StructView from, Expr.Operation node) {
      boolean and = node.operator() == Operator.AND;
      boolean open = false;
      for (Expr part : node.children()) {
        Values truth = Truth.of(of(from, part));
        if (!truth.mayBe(and)) {
          return Values.of(!and);
        }
        open |= truth.mayBe(!and);
      }
      return open ? Values.either() : Values.of(and);
    }

    private Values choice(StructView from, Expr.Operation node) {
      Values condition = Truth.of(of(from, node.child(0)));
      if (!condition.mayBe(true)) {
        return of(from, node.child(2));
      }
      Values first = of(from, node.child(1));
      return condition.mayBe(false) ? first.union(of(from, node.child(2))) : first;
    }
  }

  private Values label(StructView from, Expr.Label label) {
    TypeDef type = from.spec();
    EnumDef near = type == null ? null : type.enums().get(label.enumeration());
    BigInteger number = near == null ? null : near.number(label.label());
    if (number != null) {
      return Values.of(number.longValue());
    }
    Set<Object> numbers = new LinkedHashSet<>();
    spec.spec()
        .enums()
        .forEach(
            (name, each) -> {
              BigInteger found = each.number(label.label());
              if (found != null && ("::" + name).endsWith("::" + label.enumeration())) {
                numbers.add(found.longValue());
              }
            });
    return numbers.size() == 1 ? new Listed(numbers) : Values.any();
  }

  private static Values number(Values values) {
    return values.hull() == null ? Values.any() : values;
  }
}
