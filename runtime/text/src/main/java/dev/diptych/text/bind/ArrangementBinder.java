package dev.diptych.text.bind;

import dev.diptych.model.document.Arrangement;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.Cursor;
import dev.diptych.syntax.ValueCursor;
import dev.diptych.syntax.table.Kind;
import dev.diptych.text.number.NumberReader;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** Binds the attributes {@code order} and {@code align} of a {@code Residue} block. */
final class ArrangementBinder {
  private static final String ORDER = "order";
  private static final String ALIGN = "align";

  private final BindReporter reports;
  private Arrangement.Order order = Arrangement.DEFAULT.order();
  private int align = Arrangement.DEFAULT.align();
  private boolean hasOrder;
  private boolean hasAlign;

  ArrangementBinder(BindReporter reports) {
    this.reports = reports;
  }

  /** The arrangement. */
  Arrangement bound() {
    return new Arrangement(order, align);
  }

  /** Binds {@code attribute}; returns false if it is not about an arrangement. */
  boolean bind(Cursor attribute, ValueCursor value) {
    boolean isOrder = attribute.name().equals(ORDER);
    if (!isOrder && !attribute.name().equals(ALIGN)) {
      return false;
    }
    if (isOrder ? hasOrder : hasAlign) {
      reports.error(
          "duplicate-field", attribute.nameSpan(), "duplicate '" + attribute.name() + "'");
    } else if (isOrder) {
      order(value.span(), value.kind());
    } else {
      align(value.span(), value.kind());
    }
    return true;
  }

  private void order(Span at, Kind kind) {
    hasOrder = true;
    Optional<Arrangement.Order> found =
        kind == Kind.NAME ? Arrangement.Order.of(reports.text(at)) : Optional.empty();
    if (found.isPresent()) {
      order = found.get();
    } else {
      String known =
          Arrays.stream(Arrangement.Order.values())
              .map(Arrangement.Order::word)
              .collect(Collectors.joining(", "));
      reports.error("wrong-type", at, "order takes one of " + known);
    }
  }

  private void align(Span at, Kind kind) {
    hasAlign = true;
    NumberReader reader = new NumberReader();
    boolean read =
        kind.isInteger() && reader.readLong(reports.source(), at) && !reader.isUnsignedOverflow();
    long value = read ? reader.longValue() : 0;
    if (value >= 1 && value <= Arrangement.MAX_ALIGN && Long.bitCount(value) == 1) {
      align = (int) value;
    } else {
      String message = "align takes a power of two from 1 to %d";
      reports.error("wrong-type", at, message.formatted(Arrangement.MAX_ALIGN));
    }
  }
}
