package dev.diptych.ksy.expression;

import dev.diptych.ir.Operator;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;

/** An expression as written, before names and types. Trees are keys of maps by identity. */
public sealed interface Tree {
  /**
   * A range of code points of the scalar that holds the expression.
   *
   * @param start the first one
   * @param end the one after the last
   */
  record Span(int start, int end) {
    /** The smallest range that covers this one and {@code other}. */
    public Span to(Span other) {
      return new Span(Math.min(start, other.start), Math.max(end, other.end));
    }
  }

  /** Its characters. */
  Span span();

  /** The trees directly below it. */
  default List<Tree> children() {
    return List.of();
  }

  /** An integer. */
  record Int(Span span, BigInteger value) implements Tree {}

  /** A floating-point number. */
  record Real(Span span, BigDecimal value) implements Tree {}

  /** A string. */
  record Str(Span span, String value) implements Tree {}

  /** {@code true} or {@code false}. */
  record Bool(Span span, boolean value) implements Tree {}

  /** A name. */
  record Name(Span span, String id) implements Tree {}

  /**
   * {@code owner::enumeration::label}.
   *
   * @param owner the type before the enumeration; empty for none
   * @param place the characters of the type and the enumeration
   * @param labelPlace the characters of the label
   */
  record Label(Span span, Path owner, String enumeration, Span place, String label, Span labelPlace)
      implements Tree {
    /**
     * The label that {@code names} lead to.
     *
     * @param absolute whether the first is behind {@code ::}
     * @param names two or more
     * @param places the characters of each
     */
    static Label of(Span span, boolean absolute, List<String> names, List<Span> places) {
      int last = names.size() - 1;
      List<String> owner = names.subList(0, last - 1);
      Span ownerPlace = places.get(0).to(places.get(Math.max(0, last - 2)));
      return new Label(
          span,
          new Path(ownerPlace, absolute && !owner.isEmpty(), List.copyOf(owner), false),
          names.get(last - 1),
          places.get(0).to(places.get(last - 1)),
          names.get(last),
          places.get(last));
    }
  }

  /** The size of a type. */
  record SizeOf(Span span, Path type, boolean bits) implements Tree {}

  /**
   * A member of a struct, or a property of a value.
   *
   * @param place the characters of the id
   */
  record Attribute(Span span, Tree owner, String id, Span place) implements Tree {
    @Override
    public List<Tree> children() {
      return List.of(owner);
    }
  }

  /** A value as a value of another type. */
  record Cast(Span span, Tree value, Path type) implements Tree {
    @Override
    public List<Tree> children() {
      return List.of(value);
    }
  }

  /**
   * An operation on the values of its children.
   *
   * @param place the characters of the operator
   */
  record Operation(Span span, Operator operator, Span place, List<Tree> children) implements Tree {
    /** The child at {@code index}. */
    public Tree child(int index) {
      return children.get(index);
    }
  }

  /**
   * The name of a type: {@code ::a::b[]}.
   *
   * @param absolute whether it begins with {@code ::}
   * @param array whether it ends with {@code []}
   */
  record Path(Span span, boolean absolute, List<String> names, boolean array) {
    /** The type of the elements. */
    public Path element() {
      return new Path(span, absolute, names, false);
    }

    @Override
    public String toString() {
      return (absolute ? "::" : "") + String.join("::", names) + (array ? "[]" : "");
    }
  }

  /** A type with arguments: {@code a::b(1, x)}. */
  record TypeReference(Path path, List<Tree> arguments) {}

  /** The value of {@code process}: a routine with arguments. */
  record Routine(String name, List<Tree> arguments) {}
}
