package dev.diptych.text.bind;

import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.table.Kind;
import dev.diptych.text.shape.CellAccess;
import dev.diptych.text.shape.RowShape;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How a row with all its cells and without a key is bound, as {@link StraightBinder} does. */
final class StraightRow {
  private final Schema schema;
  private final RowShape shape;
  private final String[] names;
  private final @Nullable NumberBinder[] numbers;
  private final ScalarBinder scalars;
  private final BindReporter reports;

  /**
   * @param numbers reads the cells; null for those that are no numbers
   * @param reports receives errors
   */
  StraightRow(
      Schema schema, RowShape shape, @Nullable NumberBinder[] numbers, BindReporter reports) {
    this.schema = schema;
    this.shape = shape;
    this.numbers = numbers;
    this.scalars = new ScalarBinder(schema, reports);
    this.reports = reports;
    this.names = shape.cells().stream().map(cell -> name(shape, cell)).toArray(String[]::new);
  }

  private static String name(RowShape shape, RowShape.Cell cell) {
    return shape.struct().fields().get(cell.path().get(0)).id();
  }

  /** The number of cells. */
  int size() {
    return numbers.length;
  }

  /**
   * The value of a cell.
   *
   * @param kind the kind of its token
   * @param start where the token begins
   * @param end where it ends
   * @return null if it has to be read in the other way
   */
  @Nullable Value cell(int index, Kind kind, int start, int end) {
    NumberBinder number = numbers[index];
    if (number != null) {
      return number.read(kind, start, end) ? Scalar.of(number.bits()) : null;
    }
    Field field = shape.cells().get(index).field();
    return scalars.read(field, names[index], kind, new Span(start, end), null);
  }

  /**
   * The struct with some cells; null if a value that is derived from them is not in its range.
   *
   * @param at the row
   */
  @Nullable Struct struct(List<Value> cells, Span at) {
    Struct struct = CellAccess.build(shape, schema, cells.toArray(Value[]::new));
    return DerivedRangeCheck.check(struct, at, reports) ? struct : null;
  }
}
