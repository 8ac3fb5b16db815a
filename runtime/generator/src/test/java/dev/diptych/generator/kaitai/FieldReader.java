package dev.diptych.generator.kaitai;

import dev.diptych.ir.Constraint;
import dev.diptych.ir.Expression;
import dev.diptych.ir.Node;
import dev.diptych.ir.Node.Placement;
import dev.diptych.ir.Origin;
import dev.diptych.ir.Repetition;
import dev.diptych.ir.TextKeys;
import dev.diptych.ir.Written;
import dev.diptych.ksy.Yaml;
import io.kaitai.struct.exprlang.Ast;
import io.kaitai.struct.format.AttrLikeSpec;
import io.kaitai.struct.format.ParseInstanceSpec;
import io.kaitai.struct.format.RepeatEos$;
import io.kaitai.struct.format.RepeatExpr;
import io.kaitai.struct.format.RepeatSpec;
import io.kaitai.struct.format.RepeatUntil;
import io.kaitai.struct.format.ValidationAnyOf;
import io.kaitai.struct.format.ValidationEq;
import io.kaitai.struct.format.ValidationExpr;
import io.kaitai.struct.format.ValidationMax;
import io.kaitai.struct.format.ValidationMin;
import io.kaitai.struct.format.ValidationRange;
import io.kaitai.struct.format.ValidationSpec;
import io.kaitai.struct.format.ValueInstanceSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import scala.Option;
import scala.jdk.javaapi.CollectionConverters;

/** Reads one field or computed value. */
final class FieldReader {
  private final ExprReader expressions;
  private final Origin origin;
  private final Map<String, Object> yaml;

  /**
   * For one node.
   *
   * @param expressions reads its expressions
   * @param origin its place
   * @param yaml the node as its author wrote it
   */
  FieldReader(ExprReader expressions, Origin origin, Map<String, Object> yaml) {
    this.expressions = expressions;
    this.origin = origin;
    this.yaml = yaml;
  }

  Node.Field field(AttrLikeSpec spec) {
    return new Node.Field(
        spec.id().humanReadable(),
        origin,
        Yaml.doc(yaml),
        new TypeReader(expressions, yaml).read(spec.dataType()),
        expression("if", spec.cond().ifExpr()),
        repetition(spec.cond().repeat()),
        spec.valid().isDefined() ? constraint(spec.valid().get()) : null,
        spec instanceof ParseInstanceSpec instance
            ? new Placement(expression("pos", instance.pos()), expression("io", instance.io()))
            : null,
        written(),
        text());
  }

  Node.Value value(ValueInstanceSpec spec) {
    return new Node.Value(
        spec.id().humanReadable(),
        origin,
        Yaml.doc(yaml),
        expression("value", spec.value()),
        expression("if", spec.ifExpr()),
        spec.dataTypeOpt().isDefined() ? TypeReader.valueType(spec.dataTypeOpt().get()) : null);
  }

  private @Nullable Expression expression(String key, Option<Ast.expr> tree) {
    return tree.isDefined() ? expression(key, tree.get()) : null;
  }

  private Expression expression(String key, Ast.expr tree) {
    return bound(yaml, key, tree);
  }

  private Repetition repetition(RepeatSpec repeat) {
    if (repeat instanceof RepeatExpr times) {
      return new Repetition.Times(expression("repeat-expr", times.expr()));
    }
    if (repeat instanceof RepeatUntil until) {
      return new Repetition.Until(expression("repeat-until", until.expr()));
    }
    return repeat == RepeatEos$.MODULE$ ? new Repetition.ToEnd() : new Repetition.Once();
  }

  private Constraint constraint(ValidationSpec valid) {
    Map<String, Object> rule = Yaml.map(yaml, "valid");
    if (valid instanceof ValidationEq equal) {
      String source = rule.isEmpty() ? Yaml.text(yaml, "valid") : Yaml.text(rule, "eq");
      return new Constraint.Equal(expressions.read(equal.value()), source);
    }
    if (valid instanceof ValidationMin min) {
      return new Constraint.Range(bound(rule, "min", min.min()), null);
    }
    if (valid instanceof ValidationMax max) {
      return new Constraint.Range(null, bound(rule, "max", max.max()));
    }
    if (valid instanceof ValidationRange range) {
      return new Constraint.Range(bound(rule, "min", range.min()), bound(rule, "max", range.max()));
    }
    if (valid instanceof ValidationAnyOf any) {
      return anyOf(Yaml.texts(rule, "any-of"), CollectionConverters.asJava(any.values()));
    }
    return valid instanceof ValidationExpr holds
        ? new Constraint.Holds(bound(rule, "expr", holds.checkExpr()))
        : new Constraint.InEnum();
  }

  private Constraint anyOf(List<String> sources, List<Ast.expr> values) {
    List<Expression> all = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      all.add(new Expression(sources.get(i), expressions.read(values.get(i))));
    }
    return new Constraint.AnyOf(List.copyOf(all));
  }

  private Expression bound(Map<String, Object> rule, String key, Ast.expr tree) {
    return new Expression(Yaml.requireText(rule, key), expressions.read(tree));
  }

  private Written written() {
    return new Written(
        yaml.get("type") instanceof Map ? null : Yaml.text(yaml, "type"),
        Yaml.text(yaml, "size"),
        Boolean.TRUE.equals(yaml.get("size-eos")),
        Yaml.text(yaml, "terminator"),
        Yaml.text(yaml, "pad-right"),
        Boolean.TRUE.equals(yaml.get("include")),
        Yaml.text(yaml, "process"),
        Yaml.text(yaml, "contents"));
  }

  private @Nullable Number fallback() {
    Object value = yaml.get("-twin-default");
    if (value instanceof Boolean truth) {
      return truth ? 1 : 0;
    }
    return value instanceof Number number ? number : null;
  }

  private TextKeys text() {
    Map<String, Number> names = new LinkedHashMap<>();
    Yaml.map(yaml, "-twin-names").forEach((name, value) -> names.put(name, (Number) value));
    return new TextKeys(
        Yaml.text(yaml, "-twin-name"),
        fallback(),
        names,
        Yaml.text(yaml, "-twin-elements"),
        Yaml.text(yaml, "-twin-role"),
        Yaml.text(yaml, "-twin-decimals"),
        Yaml.text(yaml, "-twin-unit"),
        AliasReader.of(yaml),
        Yaml.text(yaml, "-twin-radix"),
        Yaml.text(yaml, "-twin-flags"),
        Yaml.map(yaml, "-twin-checksum"),
        Boolean.TRUE.equals(yaml.get("-twin-item")));
  }
}
