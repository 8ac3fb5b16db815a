package dev.diptych.animation;

import dev.diptych.model.diagnostic.Severity;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.rule.Findings;
import dev.diptych.model.rule.Rule;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.Type;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/** Numbers of a motion must be such as six decimals can tell: Mikoto writes no others. */
final class MoreDecimals implements Rule {
  private static final String FORMAT = "mikoto_motion";
  private static final double MAX_EXACT = 0x1p53;
  private static final long SIGN = Long.MIN_VALUE;
  private static final long NAN = 0x7ff8_0000_0000_0000L;
  private static final String[] HELP = {
    "Mikoto writes six decimals and reads no exponents: it may round the value, or refuse it."
  };

  @Override
  public boolean appliesTo(FormatName format) {
    return format.id().equals(FORMAT);
  }

  @Override
  public void check(Document document, Findings findings) {
    Spots spots =
        new Spots(
            (at, message) -> findings.report(Severity.WARNING, "more-decimals", at, message, HELP));
    look(document.root(), Path.ROOT, spots);
    spots.close();
  }

  private static void look(Struct struct, Path path, Spots spots) {
    for (int i = 0; i < struct.type().fields().size(); i++) {
      Value value = struct.get(i);
      Path at = path.field(struct.type().fields().get(i).id());
      if (value instanceof Struct inner) {
        look(inner, at, spots);
      } else if (value instanceof Table table) {
        look(table, at, spots);
      } else if (value instanceof Sequence sequence) {
        look(sequence.elements(), at, spots);
      }
    }
  }

  private static void look(List<Value> elements, Path path, Spots spots) {
    for (int i = 0; i < elements.size(); i++) {
      if (elements.get(i) instanceof Struct inner) {
        look(inner, path.at(i), spots);
      }
    }
  }

  private static void look(Table table, Path path, Spots spots) {
    spots.addRows(
        "a key",
        table.rows(),
        row -> badColumn(table, row) >= 0,
        path::at,
        row -> message(table, row));
  }

  private static String message(Table table, int row) {
    int column = badColumn(table, row);
    RecordLayout.Column known = table.layout().columns().get(column);
    double value = Double.longBitsToDouble(table.bits(row, column));
    return "the %s is %s, which needs more than %d decimals"
        .formatted(known.field().name(), value, decimals(known));
  }

  /** The first column whose number its decimals do not tell, or -1. */
  private static int badColumn(Table table, int row) {
    List<RecordLayout.Column> columns = table.layout().columns();
    for (int column = 0; column < columns.size(); column++) {
      int decimals = decimals(columns.get(column));
      if (decimals >= 0 && !isTold(table.bits(row, column), decimals)) {
        return column;
      }
    }
    return -1;
  }

  private static int decimals(RecordLayout.Column column) {
    return column.field().type() instanceof Type.Numeric type ? type.decimals() : -1;
  }

  private static boolean isTold(long bits, int decimals) {
    double value = Double.longBitsToDouble(bits);
    if (!Double.isFinite(value)) {
      return Double.isInfinite(value) || (bits & ~SIGN) == NAN;
    }
    double power = Math.pow(10, decimals);
    double scaled = Math.rint(value * power);
    return Math.abs(scaled) < MAX_EXACT
        ? scaled / power == value
        : new BigDecimal(value).setScale(decimals, RoundingMode.HALF_EVEN).doubleValue() == value;
  }
}
