package dev.diptych.binary.expression;

import dev.diptych.ir.ValueType;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** A value in a cell that an expression finds: an element of an array, or {@code _}. */
abstract class ElementCode extends Code {
  private ElementCode(ValueType type) {
    super(type);
  }

  /** {@code _}: the element, or the value of the field. */
  static Code current(ValueType type) {
    return new ElementCode(type) {
      @Override
      Cells cells(Scope scope) {
        return scope.requireElements();
      }

      @Override
      int at(Scope scope, Cells cells) {
        return scope.elementAt();
      }
    };
  }

  /** The element of an array at an index. */
  static Code at(Code array, Index index) {
    ValueType element = array.type().element();
    return new ElementCode(element == null ? ValueType.ANY : element) {
      @Override
      Cells cells(Scope scope) {
        return array.array(scope);
      }

      @Override
      int at(Scope scope, Cells cells) {
        Array all = (Array) cells;
        return all.index(index.of(scope, all));
      }
    };
  }

  /** Which element it is. */
  interface Index {
    long of(Scope scope, Array array);
  }

  abstract Cells cells(Scope scope);

  abstract int at(Scope scope, Cells cells);

  @Override
  long whole(Scope scope) {
    Cells cells = cells(scope);
    int at = at(scope, cells);
    return Kinds.of(cells.type(at)) == Kinds.WHOLE ? cells.number(at) : super.whole(scope);
  }

  @Override
  public BigInteger big(Scope scope) {
    Cells cells = cells(scope);
    int at = at(scope, cells);
    return Kinds.of(cells.type(at)) == Kinds.WHOLE ? cells.big(at) : super.big(scope);
  }

  @Override
  public double real(Scope scope) {
    Cells cells = cells(scope);
    int at = at(scope, cells);
    Kinds kind = Kinds.of(cells.type(at));
    return kind.real() ? cells.real(at, kind) : super.real(scope);
  }

  @Override
  public @Nullable Object value(Scope scope) {
    Cells cells = cells(scope);
    return cells.value(at(scope, cells));
  }
}
