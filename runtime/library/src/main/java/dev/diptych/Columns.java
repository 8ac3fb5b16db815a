package dev.diptych;

import static java.util.Objects.requireNonNull;

import dev.diptych.twin.edit.NumberArray;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Columns of numbers for the rows of a table. Immutable.
 *
 * @see DocumentEdit.TableEdit#append
 */
public final class Columns {
  private static final Columns NONE = new Columns(Map.of());

  private final Map<String, NumberArray> numbers;

  private Columns(Map<String, NumberArray> numbers) {
    this.numbers = numbers;
  }

  /** {@return no columns} */
  public static Columns none() {
    return NONE;
  }

  /**
   * {@return these columns and one of integers}
   *
   * @param id the id of the column
   * @param values one number for each row; copied
   */
  public Columns with(String id, long... values) {
    return with(id, new NumberArray.Longs(requireNonNull(values, "values").clone()));
  }

  /**
   * {@return these columns and one of floats of 32 bits, which keep all of their bits in a column
   * of such}
   *
   * @param id the id of the column
   * @param values one number for each row; copied
   */
  public Columns with(String id, float... values) {
    return with(id, new NumberArray.Floats(requireNonNull(values, "values").clone()));
  }

  /**
   * {@return these columns and one of floats of 64 bits, which are rounded in a column of 32 bits}
   *
   * @param id the id of the column
   * @param values one number for each row; copied
   */
  public Columns with(String id, double... values) {
    return with(id, new NumberArray.Doubles(requireNonNull(values, "values").clone()));
  }

  private Columns with(String id, NumberArray column) {
    Map<String, NumberArray> all = new LinkedHashMap<>(numbers);
    all.put(requireNonNull(id, "id"), column);
    return new Columns(all);
  }

  Map<String, NumberArray> numbers() {
    return numbers;
  }
}
