package dev.diptych.family;

import dev.diptych.model.schema.Unit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Explains the numbers of rows to a reader, such as what a rotation is in degrees. */
public interface RowMeaning {
  /**
   * A column of a table.
   *
   * @param name its name
   * @param unit its unit, or null
   * @param key whether it is before the parenthesis
   */
  record Heading(String name, @Nullable Unit unit, boolean key) {}

  /**
   * The columns that it explains.
   *
   * @param headings all columns of a table
   * @return indexes of columns in the order of {@link #describe}; empty if it does not apply
   */
  List<Integer> columns(List<Heading> headings);

  /**
   * What the values of the columns are together, in a few words; empty if the numbers say it.
   *
   * @param values the values of the columns in one row
   */
  String describe(double[] values);

  /**
   * How far a row is from the row before, in a few words; empty if there is no distance.
   *
   * @param before the values of the columns in the row before
   * @param values the values of the columns in the row
   */
  String change(double[] before, double[] values);
}
