package dev.diptych.text.bind;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Residue;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.Cursor;
import dev.diptych.syntax.RunCursor;
import dev.diptych.syntax.ValueCursor;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.NodeKind;
import dev.diptych.text.literal.BytesLiteral;
import dev.diptych.text.number.NumberReader;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Binds the {@code Residue} block: {@code trailing = x"…"} and rows of {@code offset (encoded
 * actual)}.
 */
final class ResidueBinder {
  private static final String HELP =
      "write offset (x\"encoded bytes\" x\"bytes of the file\"), or only the latter where the"
          + " others are 0";

  private final BindReporter reports;
  private final StructType type;
  private final List<Residue.Patch> patches = new ArrayList<>();
  private Blob trailing = Residue.NONE.trailing();
  private boolean hasTrailing;
  private boolean hasSlack;
  private long slack;
  private Residue.@Nullable Cut cut;
  private final ArrangementBinder arrangement;

  ResidueBinder(BindReporter reports, StructType type) {
    this.reports = reports;
    this.type = type;
    this.arrangement = new ArrangementBinder(reports);
  }

  Residue bind(Cursor block) {
    Cursor item = block.items();
    while (item.next()) {
      if (item.isRows()) {
        rows(item.rows());
      } else if (item.kind() == NodeKind.ATTRIBUTE) {
        if (!item.hasError()) {
          attribute(item, item.onlyValue());
        }
      } else {
        reports.error("unknown-field", item.span(), "Residue allows no blocks");
      }
    }
    return new Residue(trailing, slack, patches, arrangement.bound(), cut);
  }

  private void attribute(Cursor attribute, ValueCursor value) {
    if (attribute.name().equals("slack")) {
      slack(attribute, value);
    } else if (attribute.name().equals("cut")) {
      cut(attribute, value);
    } else if (arrangement.bind(attribute, value)) {
      return;
    } else if (!attribute.name().equals("trailing")) {
      String message = "Residue has no attribute '" + attribute.name() + "'";
      reports.error(
          "unknown-field",
          attribute.nameSpan(),
          message,
          "known: trailing, slack, order, align, cut");
    } else if (hasTrailing) {
      reports.error("duplicate-field", attribute.nameSpan(), "duplicate 'trailing'");
    } else if (value.kind() == Kind.BYTES) {
      hasTrailing = true;
      trailing = bytes(value.span());
    } else {
      reports.error("wrong-type", value.span(), "trailing takes bytes such as x\"00ff\"");
    }
  }

  private void cut(Cursor attribute, ValueCursor value) {
    Span at = value.span();
    if (cut != null) {
      reports.error("duplicate-field", attribute.nameSpan(), "duplicate 'cut'");
    } else {
      String name = reports.text(at);
      cut =
          type.fields().stream()
              .filter(field -> !field.storage().instance() && field.attribute().equals(name))
              .findFirst()
              .map(field -> new Residue.Cut(field.id(), ""))
              .orElse(null);
      if (cut == null) {
        reports.error("wrong-type", at, "cut takes the name of the first field that is missing");
      }
    }
  }

  private void slack(Cursor attribute, ValueCursor value) {
    Span at = value.span();
    NumberReader reader = new NumberReader();
    if (hasSlack) {
      reports.error("duplicate-field", attribute.nameSpan(), "duplicate 'slack'");
    } else if (value.kind().isInteger()
        && reader.readLong(reports.source(), at)
        && !reader.isUnsignedOverflow()) {
      hasSlack = true;
      long bytes = reader.longValue();
      slack = reports.fills(Math.max(0, bytes), attribute.name(), at) ? bytes : 0;
    } else {
      reports.error("wrong-type", at, "slack takes a number of bytes");
    }
  }

  private void rows(RunCursor row) {
    while (row.nextRow() && !reports.enough()) {
      if (!row.hasError()) {
        row(row);
      }
    }
  }

  private void row(RunCursor row) {
    List<Blob> cells = new ArrayList<>();
    boolean fits = row.hasKey() && row.keyKind().isInteger();
    while (row.nextCell()) {
      if (row.kind() == Kind.BYTES) {
        cells.add(bytes(new Span(row.start(), row.end())));
      } else {
        fits = false;
      }
    }
    Span at = row.row();
    if (fits && cells.size() == 1) {
      // It would have no effect.
      cells.add(0, new Blob(new byte[cells.get(0).length()]));
    }
    if (fits && cells.size() == 2) {
      patch(offset(row), cells, at);
    } else {
      reports.error("wrong-type", at, "invalid row of residue", HELP);
    }
  }

  private void patch(long offset, List<Blob> cells, Span at) {
    long minimum = 0;
    if (!patches.isEmpty()) {
      Residue.Patch last = patches.get(patches.size() - 1);
      minimum = last.offset() + last.encoded().length();
    }
    if (offset < 0) {
      reports.error("out-of-range", at, "expected a byte offset from 0");
    } else if (offset < minimum) {
      reports.error(
          "out-of-range", at, "offsets of residue must ascend, and patches must not overlap");
    } else if (cells.get(0).equals(cells.get(1))) {
      reports.error(
          "residue-unchanged",
          at,
          "this row of residue changes nothing: both sides are equal",
          "remove the row, or write the bytes of the file");
    } else {
      patches.add(new Residue.Patch(offset, cells.get(0), cells.get(1)));
    }
  }

  private long offset(RunCursor row) {
    NumberReader reader = new NumberReader();
    boolean read = reader.readLong(reports.source(), new Span(row.keyStart(), row.keyEnd()));
    return read && !reader.isUnsignedOverflow() ? reader.longValue() : -1;
  }

  private Blob bytes(Span at) {
    return new Blob(BytesLiteral.decode(reports.source(), at.start(), at.end(), reports::add));
  }
}
