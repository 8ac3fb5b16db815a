package dev.diptych.ir;

import dev.diptych.model.schema.ScalarKind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The stored type of a field. */
public sealed interface FieldType {
  /** Calls the function for this kind of type. */
  default <R> R fold(
      Function<Num, R> num,
      Function<Bits, R> bits,
      Function<Bytes, R> bytes,
      Function<Text, R> text,
      Function<User, R> user,
      Function<Switch, R> choice) {
    if (this instanceof Num number) {
      return num.apply(number);
    }
    if (this instanceof Bits number) {
      return bits.apply(number);
    }
    if (this instanceof Bytes some) {
      return bytes.apply(some);
    }
    if (this instanceof Text string) {
      return text.apply(string);
    }
    return this instanceof User struct ? user.apply(struct) : choice.apply((Switch) this);
  }

  /** The end of the bytes; null if the type determines it. */
  default @Nullable Extent extent() {
    return null;
  }

  /** The transformation of the bytes; null for none. */
  default @Nullable Transform transform() {
    return null;
  }

  /** The expressions in this type. */
  default List<Expr> expressions() {
    List<Expr> all = new ArrayList<>();
    if (extent() instanceof Extent.Sized sized) {
      all.add(sized.size());
    }
    Transform transform = transform();
    if (transform != null && transform.key() != null) {
      all.add(transform.key());
    }
    return all;
  }

  /**
   * A number of whole bytes.
   *
   * @param kind its storage; little endian where the byte order is selected by a value
   * @param ordered whether the spec determines the byte order
   * @param names the full name of its enumeration; null for none
   */
  record Num(ScalarKind kind, boolean ordered, @Nullable String names) implements FieldType {}

  /**
   * A number of bits.
   *
   * @param little whether the least significant bit comes first
   * @param names the full name of its enumeration; null for none
   */
  record Bits(int width, boolean little, @Nullable String names) implements FieldType {}

  /** Bytes. */
  record Bytes(Extent extent, @Nullable Transform transform) implements FieldType {}

  /** A string. */
  record Text(Extent extent, @Nullable Transform transform, String encoding) implements FieldType {}

  /**
   * A type of the spec.
   *
   * @param name its full name
   * @param opaque whether its code is not part of the spec
   * @param arguments the arguments for its parameters
   * @param parent its parent; null for the struct with the field
   * @param extent the end of its substream; null if it has none
   */
  record User(
      String name,
      boolean opaque,
      List<Expr> arguments,
      @Nullable Expr parent,
      @Nullable Extent extent,
      @Nullable Transform transform)
      implements FieldType {
    @Override
    public List<Expr> expressions() {
      List<Expr> all = new ArrayList<>(FieldType.super.expressions());
      all.addAll(arguments);
      all.addAll(Expressions.present(parent));
      return all;
    }
  }

  /**
   * One of several types.
   *
   * @param on the selector
   * @param cases the cases in the order of the author
   * @param otherwise the bytes that are read where no case matches; null where nothing is read, or
   *     a case {@code _} matches
   */
  record Switch(Expression on, List<Case> cases, @Nullable Bytes otherwise) implements FieldType {
    @Override
    public List<Expr> expressions() {
      List<Expr> all = new ArrayList<>(List.of(on.tree()));
      for (Case each : cases) {
        all.add(each.value().tree());
        all.addAll(each.type().expressions());
      }
      if (otherwise != null) {
        all.addAll(otherwise.expressions());
      }
      return all;
    }
  }

  /**
   * A case of a {@link Switch}.
   *
   * @param value the value that selects it
   * @param written the name of its type, with arguments, as the author wrote it
   * @param type its type
   */
  record Case(Expression value, String written, FieldType type) {}
}
