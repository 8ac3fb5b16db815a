package dev.diptych.compiler.ir;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** A node of an expression. */
public sealed interface Expr {
  /** Calls the method of {@code visitor} for this kind of node. */
  <R> R accept(ExprVisitor<R> visitor);

  /** The nodes directly below this one. */
  List<Expr> children();

  /** The same node with other nodes below it, as many as {@link #children} returns. */
  Expr with(List<Expr> children);

  /** This node and all below it, parents first. */
  default List<Expr> all() {
    List<Expr> all = new ArrayList<>(List.of(this));
    children().forEach(child -> all.addAll(child.all()));
    return all;
  }

  /** A node with nothing below it. */
  sealed interface Leaf extends Expr {
    @Override
    default List<Expr> children() {
      return List.of();
    }

    @Override
    default Expr with(List<Expr> children) {
      return this;
    }
  }

  /** An integer. */
  record Int(BigInteger value) implements Leaf {
    @Override
    public <R> R accept(ExprVisitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** A floating-point number. */
  record Real(BigDecimal value) implements Leaf {
    @Override
    public <R> R accept(ExprVisitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** A string. */
  record Str(String value) implements Leaf {
    @Override
    public <R> R accept(ExprVisitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** {@code true} or {@code false}. */
  record Bool(boolean value) implements Leaf {
    @Override
    public <R> R accept(ExprVisitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /**
   * A member of an enumeration.
   *
   * @param owner the path of the type that has the enumeration; empty where it is in scope
   */
  record Label(String owner, String enumeration, String label) implements Leaf {
    @Override
    public <R> R accept(ExprVisitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** A field, an instance, a parameter, or a name of the language such as {@code _io}. */
  record Name(String id) implements Leaf {
    @Override
    public <R> R accept(ExprVisitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** The size of a type, in bytes or in bits. */
  record SizeOf(String type, boolean bits) implements Leaf {
    @Override
    public <R> R accept(ExprVisitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** A string with expressions in it. */
  record Interpolated(List<Expr> children) implements Expr {
    @Override
    public Expr with(List<Expr> parts) {
      return new Interpolated(parts);
    }

    @Override
    public <R> R accept(ExprVisitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** A list, also of bytes. */
  record Elements(List<Expr> children) implements Expr {
    @Override
    public Expr with(List<Expr> elements) {
      return new Elements(elements);
    }

    @Override
    public <R> R accept(ExprVisitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** An integer as a member of an enumeration; {@code owner} is that of {@link Label}. */
  record EnumOf(String owner, String enumeration, Expr value) implements Expr {
    @Override
    public List<Expr> children() {
      return List.of(value);
    }

    @Override
    public Expr with(List<Expr> children) {
      return new EnumOf(owner, enumeration, children.get(0));
    }

    @Override
    public <R> R accept(ExprVisitor<R> visitor) {
      return visitor.visit(this);
    }
  }

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

    @Override
    public <R> R accept(ExprVisitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** A call of a method. */
  record Call(Expr function, List<Expr> arguments) implements Expr {
    @Override
    public List<Expr> children() {
      List<Expr> children = new ArrayList<>(List.of(function));
      children.addAll(arguments);
      return children;
    }

    @Override
    public Expr with(List<Expr> children) {
      return new Call(children.get(0), children.subList(1, children.size()));
    }

    @Override
    public <R> R accept(ExprVisitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** An element of an array. */
  record Subscript(Expr owner, Expr index) implements Expr {
    @Override
    public List<Expr> children() {
      return List.of(owner, index);
    }

    @Override
    public Expr with(List<Expr> children) {
      return new Subscript(children.get(0), children.get(1));
    }

    @Override
    public <R> R accept(ExprVisitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** A cast. */
  record Cast(Expr value, String type) implements Expr {
    @Override
    public List<Expr> children() {
      return List.of(value);
    }

    @Override
    public Expr with(List<Expr> children) {
      return new Cast(children.get(0), type);
    }

    @Override
    public <R> R accept(ExprVisitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** An operation on one value. */
  record Unary(Operator operator, Expr operand) implements Expr {
    @Override
    public List<Expr> children() {
      return List.of(operand);
    }

    @Override
    public Expr with(List<Expr> children) {
      return new Unary(operator, children.get(0));
    }

    @Override
    public <R> R accept(ExprVisitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** Arithmetic on two values. */
  record Binary(Operator operator, Expr left, Expr right) implements Expr {
    @Override
    public List<Expr> children() {
      return List.of(left, right);
    }

    @Override
    public Expr with(List<Expr> children) {
      return new Binary(operator, children.get(0), children.get(1));
    }

    @Override
    public <R> R accept(ExprVisitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** A comparison. */
  record Compare(Operator operator, Expr left, Expr right) implements Expr {
    @Override
    public List<Expr> children() {
      return List.of(left, right);
    }

    @Override
    public Expr with(List<Expr> children) {
      return new Compare(operator, children.get(0), children.get(1));
    }

    @Override
    public <R> R accept(ExprVisitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** {@code and} or {@code or} of two or more conditions. */
  record Logic(Operator operator, List<Expr> children) implements Expr {
    @Override
    public Expr with(List<Expr> operands) {
      return new Logic(operator, operands);
    }

    @Override
    public <R> R accept(ExprVisitor<R> visitor) {
      return visitor.visit(this);
    }
  }

  /** {@code condition ? then : otherwise}. */
  record If(Expr condition, Expr then, Expr otherwise) implements Expr {
    @Override
    public List<Expr> children() {
      return List.of(condition, then, otherwise);
    }

    @Override
    public Expr with(List<Expr> children) {
      return new If(children.get(0), children.get(1), children.get(2));
    }

    @Override
    public <R> R accept(ExprVisitor<R> visitor) {
      return visitor.visit(this);
    }
  }
}
