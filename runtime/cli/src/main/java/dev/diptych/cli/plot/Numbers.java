package dev.diptych.cli.plot;

/** The numbers of a column. */
interface Numbers {
  /** The name of the column. */
  String name();

  /** How many there are. */
  int rows();

  /** The number in a row. */
  double at(int row);

  /** Whether no number is less than the one before, and all are finite. */
  default boolean isAscending() {
    double before = Double.NEGATIVE_INFINITY;
    for (int row = 0; row < rows(); row++) {
      double number = at(row);
      if (!(number >= before) || Double.isInfinite(number)) {
        return false;
      }
      before = number;
    }
    return true;
  }
}
