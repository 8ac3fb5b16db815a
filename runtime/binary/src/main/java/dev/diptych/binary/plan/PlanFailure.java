package dev.diptych.binary.plan;

import dev.diptych.binary.error.BudgetDiagnostic;
import dev.diptych.binary.error.ByteCount;
import dev.diptych.binary.error.InvalidValue;
import dev.diptych.binary.error.ValueText;
import dev.diptych.binary.expression.Text;
import dev.diptych.binary.stream.BudgetExceededException;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.model.derive.Deriver;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Role;
import dev.diptych.model.schema.Schema;
import java.util.List;

/**
 * The diagnostic of a file that cannot be decoded.
 *
 * @param schema its schema
 * @param name name of the file
 * @param size its size in bytes
 */
record PlanFailure(Schema schema, String name, long size) {
  /**
   * A file that lacks up to this many times its size is truncated; if it lacks more, its count or
   * size is too large.
   */
  private static final int MAX_MISSING_FACTOR = 16;

  /** The diagnostic of bytes that do not follow the spec. */
  Diagnostic of(RejectedException e, List<Trail.Step> way) {
    if (way.isEmpty()) {
      Location start = new Location.InBytes(name, 0, Path.ROOT);
      return Diagnostic.error(e.code(), start, "this cannot be read: " + e.reason());
    }
    FailedValue at = new FailedValue(way, false);
    if (e.code().equals("invalid-value")) {
      String instance = e.instance();
      return instance == null
          ? invalid(new FailedValue(way, true))
          : error(e.code(), at, at.path() + " needs " + instance + ": " + e.reason());
    }
    if (e.code().equals("negative-count")) {
      return negative(e, at);
    }
    if (e.needed() >= 0) {
      return truncated(e, at);
    }
    // The path of a struct that is nested too deep would fill pages.
    if (e.code().equals(Run.TOO_DEEP)) {
      boolean whole = way.get(0).at().depth() == 0;
      Path path = whole ? at.path() : Path.ROOT;
      return Diagnostic.error(e.code(), new Location.InBytes(name, at.offset(), path), e.reason());
    }
    return error(e.code(), at, at.path() + " cannot be read: " + e.reason());
  }

  /** The diagnostic of a file that takes too much work or memory. */
  Diagnostic of(BudgetExceededException e, List<Trail.Step> way) {
    if (way.isEmpty()) {
      return BudgetDiagnostic.at(new Location.InBytes(name, 0, Path.ROOT), "", e);
    }
    FailedValue at = new FailedValue(way, false);
    return BudgetDiagnostic.at(location(at), at.path().toString(), e);
  }

  private Location location(FailedValue at) {
    return new Location.InBytes(name, at.offset(), at.path());
  }

  private Diagnostic error(String code, FailedValue at, String message) {
    return Diagnostic.error(code, location(at), message);
  }

  private static FailedValue counter(FailedValue at) {
    FailedValue.Counter counter = at.counter();
    return counter == null ? at : counter.at();
  }

  private Diagnostic negative(RejectedException e, FailedValue at) {
    FailedValue counter = counter(at);
    FailedValue.Counter found = at.counter();
    String message =
        found == null
            ? at.path() + " cannot be read: " + e.reason()
            : counter.path() + " is " + found.value() + ": a count cannot be negative";
    return error("negative-count", counter, message);
  }

  /** Detection decodes files in layouts that do not fit: a formatter would be loaded for it. */
  private static String left(RejectedException e) {
    return ", but only " + ByteCount.are(e.available()) + " left";
  }

  private Diagnostic truncated(RejectedException e, FailedValue at) {
    boolean near = e.needed() <= MAX_MISSING_FACTOR * (double) (size + 1);
    FailedValue counter = counter(at);
    if (e.records() >= 0) {
      String announced =
          counter.path() + " announces " + e.records() + " records, " + e.needed() + " bytes";
      return near
          ? truncated(e, at, announced)
          : error(
              "count-too-large",
              counter,
              counter.path()
                  + " announces "
                  + e.records()
                  + " records of "
                  + ByteCount.of(e.needed() / e.records())
                  + left(e));
    }
    if (!near) {
      String message = counter.path() + " announces " + ByteCount.of(e.needed()) + left(e);
      return error("count-too-large", counter, message);
    }
    FailedValue.Counter many = at.announcing(schema, MAX_MISSING_FACTOR * (double) (size + 1));
    if (many != null) {
      String message =
          many.at().path()
              + " announces "
              + many.value()
              + " elements, more than the bytes that are left could hold";
      return error("count-too-large", many.at(), message);
    }
    return truncated(e, at, "");
  }

  private Diagnostic truncated(RejectedException e, FailedValue at, String why) {
    FailedValue substream = at.substream();
    String what = substream == null ? "the file" : substream.path().toString();
    String message =
        what
            + " ends within "
            + at.path()
            + ": "
            + ByteCount.are(e.needed())
            + " needed here, "
            + ByteCount.are(e.available())
            + " left";
    if (substream != null) {
      return error("truncated", at, message);
    }
    String missing = "at least " + ByteCount.of(e.needed() - e.available()) + " missing at the end";
    return why.isEmpty()
        ? Diagnostic.error("truncated", location(at), message, missing)
        : Diagnostic.error("truncated", location(at), message, missing, why);
  }

  private Diagnostic invalid(FailedValue at) {
    Field field = at.field();
    Value number = field == null ? null : at.inTable();
    if (field == null || (number == null && at.cells().object(at.cell()) instanceof Slots)) {
      return error("invalid-value", at, at.path() + " has a value that the spec does not allow");
    }
    ValueText text = new ValueText(schema);
    String seen = text.of(field.type(), number == null ? value(at) : number);
    Value constant = Deriver.constant(field);
    if (constant == null) {
      String message = "%s is %s, %s".formatted(at.path(), seen, InvalidValue.allowed(field));
      return error("invalid-value", at, message);
    }
    String code =
        switch (field.role()) {
          case MAGIC -> "bad-magic";
          case VERSION -> "unknown-version";
          case DATA -> "wrong-constant";
        };
    String message =
        "%s is %s, but must be %s".formatted(at.path(), seen, text.of(field.type(), constant));
    boolean explained = field.role() != Role.DATA && !field.doc().isEmpty();
    return explained
        ? Diagnostic.error(code, location(at), message, field.doc())
        : error(code, at, message);
  }

  private static Value value(FailedValue at) {
    Object object = at.cells().object(at.cell());
    if (object instanceof Text text) {
      return new Blob(text.bytes().copy());
    }
    return object instanceof Bytes bytes
        ? new Blob(bytes.copy())
        : Scalar.of(at.cells().bits(at.cell()));
  }
}
