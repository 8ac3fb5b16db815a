package dev.diptych.spectools.diff.pair;

import dev.diptych.ir.EnumDef;
import dev.diptych.ir.Expr;
import dev.diptych.ir.Expression;
import dev.diptych.ir.Spec;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The meaning of parts of a spec, for comparisons: expressions have the names of the new spec and
 * the numbers of members of enumerations.
 */
final class Normalization {
  private final Map<String, BigInteger> members = new HashMap<>();
  private final Map<String, String> renamed;

  /**
   * For the expressions of a spec.
   *
   * @param renamed new names of its fields, by old ones
   */
  Normalization(Spec spec, Map<String, String> renamed) {
    this.renamed = renamed;
    spec.enums().values().forEach(this::add);
  }

  private void add(EnumDef type) {
    String name = type.name().substring(type.name().lastIndexOf(':') + 1);
    for (EnumDef.Member member : type.members()) {
      // Members of enumerations with the same name are compared by name if their numbers differ.
      members.merge(
          name + "::" + member.id(),
          member.number(),
          (one, other) -> one.equals(other) ? one : null);
    }
  }

  /** The meaning of {@code part}: an expression, a list of parts, or anything else. */
  @Nullable Object of(@Nullable Object part) {
    if (part instanceof Expression expression) {
      return of(expression.tree());
    }
    if (part instanceof List<?> many) {
      return many.stream().map(this::of).filter(Objects::nonNull).toList();
    }
    return part instanceof Expr expression ? expression(expression) : part;
  }

  private Expr expression(Expr expression) {
    Expr node = expression.with(expression.children().stream().map(this::expression).toList());
    if (node instanceof Expr.Name name) {
      return new Expr.Name(renamed.getOrDefault(name.id(), name.id()));
    }
    if (node instanceof Expr.Attribute attribute) {
      String id = renamed.getOrDefault(attribute.id(), attribute.id());
      return new Expr.Attribute(attribute.owner(), id);
    }
    if (node instanceof Expr.Label label) {
      BigInteger number = members.get(label.enumeration() + "::" + label.label());
      return number == null ? label : new Expr.Int(number);
    }
    return node;
  }
}
