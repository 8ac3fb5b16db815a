package dev.diptych.animation.motion;

import dev.diptych.animation.report.LintReport;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.lint.Lint;
import dev.diptych.model.lint.LintSink;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.Type;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/** Finds numbers in motions that need more than six decimals; Mikoto writes no others. */
public final class MoreDecimalsLint implements Lint {
  private static final double MAX_EXACT = 0x1p53;

  /** Exact powers of ten; computing them takes longer than all else of this lint. */
  private static final double[] POWERS = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9};

  private static final long SIGN = Long.MIN_VALUE;
  private static final long NAN = 0x7ff8_0000_0000_0000L;
  private static final List<String> HINTS =
      List.of(
          "Mikoto writes six decimals and reads no exponents: it may round or reject the value.");

  @Override
  public boolean appliesTo(FormatName format) {
    return MotionReader.isIn(format);
  }

  @Override
  public void check(Document document, LintSink sink) {
    LintReport report = new LintReport(sink, Severity.WARNING, "more-decimals", HINTS);
    check(document.root(), Path.ROOT, report);
    report.close();
  }

  private static void check(Struct struct, Path path, LintReport report) {
    for (int i = 0; i < struct.type().fields().size(); i++) {
      Value value = struct.get(i);
      Path at = path.field(struct.type().fields().get(i).id());
      if (value instanceof Struct inner) {
        check(inner, at, report);
      } else if (value instanceof Table table) {
        check(table, at, report);
      } else if (value instanceof Sequence sequence) {
        check(sequence.elements(), at, report);
      }
    }
  }

  private static void check(List<Value> elements, Path path, LintReport report) {
    for (int i = 0; i < elements.size(); i++) {
      if (elements.get(i) instanceof Struct inner) {
        check(inner, path.at(i), report);
      }
    }
  }

  private static void check(Table table, Path path, LintReport report) {
    int[] decimals = decimals(table.layout().columns());
    report.addRows(
        "a key",
        table.rows(),
        row -> badColumn(table, row, decimals) >= 0,
        path::at,
        row -> message(table, row, decimals));
  }

  private static String message(Table table, int row, int[] decimals) {
    int column = badColumn(table, row, decimals);
    RecordLayout.Column known = table.layout().columns().get(column);
    double value = Double.longBitsToDouble(table.bits(row, column));
    return "the %s is %s, which needs more than %d decimals"
        .formatted(known.field().name(), value, decimals[column]);
  }

  /** The first column with a number that needs more decimals, or -1. */
  private static int badColumn(Table table, int row, int[] decimals) {
    for (int column = 0; column < decimals.length; column++) {
      if (decimals[column] >= 0 && !fits(table.bits(row, column), decimals[column])) {
        return column;
      }
    }
    return -1;
  }

  /** The number of decimals of each column; -1 for those that are no numbers with decimals. */
  private static int[] decimals(List<RecordLayout.Column> columns) {
    int[] decimals = new int[columns.size()];
    for (int i = 0; i < decimals.length; i++) {
      decimals[i] = decimals(columns.get(i));
    }
    return decimals;
  }

  private static int decimals(RecordLayout.Column column) {
    return column.field().type() instanceof Type.Numeric type ? type.decimals() : -1;
  }

  private static boolean fits(long bits, int decimals) {
    double value = Double.longBitsToDouble(bits);
    if (!Double.isFinite(value)) {
      return Double.isInfinite(value) || (bits & ~SIGN) == NAN;
    }
    double power = decimals < POWERS.length ? POWERS[decimals] : StrictMath.pow(10, decimals);
    double scaled = Math.rint(value * power);
    return Math.abs(scaled) < MAX_EXACT
        ? scaled / power == value
        : new BigDecimal(value).setScale(decimals, RoundingMode.HALF_EVEN).doubleValue() == value;
  }
}
