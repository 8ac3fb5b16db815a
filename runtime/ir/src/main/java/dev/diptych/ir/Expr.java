package dev.diptych.ir;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A node of an expression. */
public sealed interface Expr {
  /** What is known of it besides its shape. */
  Fact fact();

  /** The type of its values. */
  default ValueType valueType() {
    return fact().type();
  }

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
  record Int(BigInteger value, Fact fact) implements Expr {
    /** A node of which nothing else is known. */
    public Int(BigInteger value) {
      this(value, Fact.NONE);
    }
  }

  /** A floating-point number. */
  record Real(BigDecimal value, Fact fact) implements Expr {
    /** A node of which nothing else is known. */
    public Real(BigDecimal value) {
      this(value, Fact.NONE);
    }
  }

  /** A string. */
  record Str(String value, Fact fact) implements Expr {
    /** A node of which nothing else is known. */
    public Str(String value) {
      this(value, Fact.NONE);
    }
  }

  /** {@code true} or {@code false}. */
  record Bool(boolean value, Fact fact) implements Expr {
    /** A node of which nothing else is known. */
    public Bool(boolean value) {
      this(value, Fact.NONE);
    }
  }

  /** A field, an instance, a parameter, or a name of the language such as {@code _io}. */
  record Name(String id, Fact fact) implements Expr {
    /** A node of which nothing else is known. */
    public Name(String id) {
      this(id, Fact.NONE);
    }
  }

  /**
   * A member of an enumeration.
   *
   * @param owner the path of the type that has the enumeration, after {@code ::} if it begins at
   *     the root; empty where the enumeration is in scope
   */
  record Label(String owner, String enumeration, String label, Fact fact) implements Expr {
    /** A node of which nothing else is known. */
    public Label(String owner, String enumeration, String label) {
      this(owner, enumeration, label, Fact.NONE);
    }
  }

  /** The size of a type as the author names it, in bytes or in bits. */
  record SizeOf(String type, boolean bits, Fact fact) implements Expr {
    /** A node of which nothing else is known. */
    public SizeOf(String type, boolean bits) {
      this(type, bits, Fact.NONE);
    }
  }

  /** A member of a struct, or a property of a value. */
  record Attribute(Expr owner, String id, Fact fact) implements Expr {
    /** A node of which nothing else is known. */
    public Attribute(Expr owner, String id) {
      this(owner, id, Fact.NONE);
    }

    @Override
    public List<Expr> children() {
      return List.of(owner);
    }

    @Override
    public Expr with(List<Expr> children) {
      return new Attribute(children.get(0), id, fact);
    }
  }

  /**
   * A value as a value of another type.
   *
   * @param type the type as the author names it, such as {@code ::a::b[]}, or the path of an
   *     enumeration
   */
  record Cast(Expr value, String type, Fact fact) implements Expr {
    /** A node of which nothing else is known. */
    public Cast(Expr value, String type) {
      this(value, type, Fact.NONE);
    }

    @Override
    public List<Expr> children() {
      return List.of(value);
    }

    @Override
    public Expr with(List<Expr> children) {
      return new Cast(children.get(0), type, fact);
    }
  }

  /** An operation on the values of its children. */
  record Operation(Operator operator, List<Expr> children, Fact fact) implements Expr {
    /** A node of which nothing else is known. */
    public Operation(Operator operator, List<Expr> children) {
      this(operator, children, Fact.NONE);
    }

    /** An operation of which nothing else is known. */
    public Operation(Operator operator, Expr... children) {
      this(operator, List.of(children), Fact.NONE);
    }

    @Override
    public Expr with(List<Expr> operands) {
      return new Operation(operator, operands, fact);
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
