package dev.diptych.ir;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A node of an expression. */
public sealed interface Expr {
  /** The nodes directly below this one. */
  default List<Expr> children() {
    return List.of();
  }

  /** The same node with other nodes below it, as many as {@link #children} returns. */
  default Expr with(List<Expr> children) {
    return this;
  }

  /** This node and all below it, parents first. */
  default List<Expr> all() {
    List<Expr> all = new ArrayList<>(List.of(this));
    children().forEach(child -> all.addAll(child.all()));
    return all;
  }

  /** An integer. */
  record Int(BigInteger value) implements Expr {}

  /** A floating-point number. */
  record Real(BigDecimal value) implements Expr {}

  /** A string. */
  record Str(String value) implements Expr {}

  /** {@code true} or {@code false}. */
  record Bool(boolean value) implements Expr {}

  /** A field, an instance, a parameter, or a name of the language such as {@code _io}. */
  record Name(String id) implements Expr {}

  /**
   * A member of an enumeration.
   *
   * @param owner the path of the type that has the enumeration, after {@code ::} if it begins at
   *     the root; empty where the enumeration is in scope
   */
  record Label(String owner, String enumeration, String label) implements Expr {}

  /** The size of a type as the author names it, in bytes or in bits. */
  record SizeOf(String type, boolean bits) implements Expr {}

  /** A member of a struct, or a property of a value. */
  record Attribute(Expr owner, String id) implements Expr {
    @Override
    public List<Expr> children() {
      return List.of(owner);
    }

    @Override
    public Expr with(List<Expr> children) {
      return new Attribute(children.get(0), id);
    }
  }

  /**
   * A value as a value of another type.
   *
   * @param type the type as the author names it, such as {@code ::a::b[]}, or the path of an
   *     enumeration
   */
  record Cast(Expr value, String type) implements Expr {
    @Override
    public List<Expr> children() {
      return List.of(value);
    }

    @Override
    public Expr with(List<Expr> children) {
      return new Cast(children.get(0), type);
    }
  }

  /** An operation on the values of its children. */
  record Operation(Operator operator, List<Expr> children) implements Expr {
    /** An operation. */
    public Operation(Operator operator, Expr... children) {
      this(operator, List.of(children));
    }

    @Override
    public Expr with(List<Expr> operands) {
      return new Operation(operator, operands);
    }

    /** The child at {@code index}. */
    public Expr child(int index) {
      return children.get(index);
    }
  }

  /** The operation that {@code expression} is if it has that operator, or null. */
  static @Nullable Operation operation(Expr expression, Operator operator) {
    return expression instanceof Operation found && found.operator == operator ? found : null;
  }
}
