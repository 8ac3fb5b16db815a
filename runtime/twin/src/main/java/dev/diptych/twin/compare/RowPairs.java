package dev.diptych.twin.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Compares single rows of two tables with the same columns. */
final class RowPairs {
  private final Rows a;
  private final Rows b;
  private final int[] columns;
  private final Tolerance tolerance;
  private final List<Measured> measures = new ArrayList<>();
  private final boolean[] covered;

  /** A measure, and the columns that it measures. */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  private record Measured(Measure measure, int[] columns) {}

  RowPairs(Rows a, Rows b, Tolerance tolerance, List<Measure> all) {
    this.a = a;
    this.b = b;
    this.tolerance = tolerance;
    this.columns = new int[a.columns().size()];
    this.covered = new boolean[columns.length];
    for (int i = 0; i < columns.length; i++) {
      String name = a.columns().get(i).name();
      columns[i] = b.columns().stream().map(Rows.Column::name).toList().indexOf(name);
    }
    for (Measure measure : all) {
      List<Integer> found = measure.columns(a);
      if (!found.isEmpty() && found.stream().noneMatch(i -> covered[i])) {
        found.forEach(i -> covered[i] = true);
        measures.add(new Measured(measure, found.stream().mapToInt(i -> i).toArray()));
      }
    }
  }

  /** Whether two rows are equal. */
  boolean same(int i, int j) {
    return sameKey(i, j) && sameCells(i, j);
  }

  /** Whether the keys of two rows are equal; true without keys. */
  boolean sameKey(int i, int j) {
    return a.key() < 0 || sameCell(a.key(), i, j);
  }

  /** Whether all columns other than the key are equal. */
  boolean sameCells(int i, int j) {
    for (int c = 0; c < columns.length; c++) {
      if (c != a.key() && !sameCell(c, i, j) && !covered(c)) {
        return false;
      }
    }
    return tolerance.isNone() || withinMeasures(i, j);
  }

  /** Whether a measure decides about differences in a column. */
  private boolean covered(int column) {
    return !tolerance.isNone() && covered[column];
  }

  private boolean withinMeasures(int i, int j) {
    for (Measured measured : measures) {
      boolean equal = true;
      for (int c : measured.columns) {
        equal &= sameBits(c, i, j);
      }
      double far = equal ? 0 : distance(measured, i, j);
      boolean each = true;
      if (!(far <= Double.MAX_VALUE)) {
        for (int c : measured.columns) {
          each &= sameCell(c, i, j);
        }
      }
      if (!each || (far > 0 && !tolerance.allows(far, measured.measure.unit()))) {
        return false;
      }
    }
    return true;
  }

  boolean sameCell(int column, int i, int j) {
    Rows.Column one = a.columns().get(column);
    Rows.Column other = b.columns().get(columns[column]);
    long first = one.bits(i);
    long second = other.bits(j);
    return Numbers.same(one.kind(), first, other.kind(), second)
        || (!a.isSymbolic(column)
            && Numbers.within(one.kind(), first, other.kind(), second, one.unit(), tolerance));
  }

  private boolean sameBits(int column, int i, int j) {
    Rows.Column one = a.columns().get(column);
    Rows.Column other = b.columns().get(columns[column]);
    return Numbers.same(one.kind(), one.bits(i), other.kind(), other.bits(j));
  }

  /** The signed shift of the key from one row to the other. */
  double shift(int i, int j) {
    return b.columns().get(columns[a.key()]).value(j) - a.columns().get(a.key()).value(i);
  }

  private @Nullable Distance distance(int column, int i, int j) {
    Rows.Column one = a.columns().get(column);
    Rows.Column other = b.columns().get(columns[column]);
    return a.isSymbolic(column)
        ? null
        : Numbers.distance(one.kind(), one.bits(i), other.kind(), other.bits(j), one.unit());
  }

  private double distance(Measured measured, int i, int j) {
    double[] first = new double[measured.columns.length];
    double[] second = new double[first.length];
    for (int c = 0; c < first.length; c++) {
      first[c] = a.columns().get(measured.columns[c]).value(i);
      second[c] = b.columns().get(columns[measured.columns[c]]).value(j);
    }
    return measured.measure.distance(first, second);
  }

  /** The distances of two rows by measure or column, without those that are 0. */
  Map<String, Distance> distances(int i, int j) {
    Map<String, Distance> distances = new LinkedHashMap<>();
    for (Measured measured : measures) {
      double far = distance(measured, i, j);
      if (far > 0 && far <= Double.MAX_VALUE) {
        distances.put(measured.measure.name(), new Distance(far, measured.measure.unit()));
      }
    }
    for (int c = 0; c < columns.length; c++) {
      Distance distance = covered[c] || c == a.key() ? null : distance(c, i, j);
      if (distance != null) {
        distances.put(a.columns().get(c).name(), distance);
      }
    }
    return distances;
  }
}
