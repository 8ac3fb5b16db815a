package dev.diptych.binary.decode;

import dev.diptych.binary.error.BudgetDiagnostic;
import dev.diptych.binary.error.ByteCount;
import dev.diptych.binary.error.FailureReason;
import dev.diptych.binary.error.InvalidValue;
import dev.diptych.binary.error.ValueText;
import dev.diptych.binary.generated.GeneratedClasses;
import dev.diptych.model.derive.Deriver;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Role;
import dev.diptych.records.BudgetExceededException;
import dev.diptych.records.InvalidCountException;
import dev.diptych.records.InvalidDataException;
import dev.diptych.records.RecordStream;
import dev.diptych.records.TruncatedException;
import io.kaitai.struct.KaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import java.nio.BufferUnderflowException;

/** Converts an exception of generated code to a diagnostic with offset and field path. */
final class DecodeFailure {
  /**
   * If a file lacks up to this many times its size, it is reported as truncated; if it lacks more,
   * its count or size is.
   */
  static final int MAX_MISSING_FACTOR = 16;

  private final GeneratedClasses classes;
  private final String name;

  DecodeFailure(GeneratedClasses classes, String name) {
    this.classes = classes;
    this.name = name;
  }

  Diagnostic diagnose(KaitaiStruct root, RecordStream stream, RuntimeException thrown) {
    FailedField at = FailedField.find(classes, root);
    if (at == null) {
      Location start = new Location.InBytes(name, 0, Path.ROOT);
      return Diagnostic.error(
          "unreadable", start, "this cannot be read: " + FailureReason.of(thrown));
    }
    if (thrown instanceof BudgetExceededException much) {
      return BudgetDiagnostic.at(at.location(name), at.path(), much);
    }
    if (thrown instanceof InvalidCountException bad) {
      return badCount(at, bad, stream.size());
    }
    if (thrown instanceof TruncatedException truncated) {
      return tooLong(at, stream, truncated);
    }
    if (thrown instanceof BufferUnderflowException) {
      return truncated(at, stream, at.minimumSize(), at.stream().remaining());
    }
    if (thrown instanceof KaitaiStream.ValidationFailedError) {
      return invalid(at.element());
    }
    if (thrown instanceof InvalidDataException bad) {
      String message = at.path() + " cannot be read: " + bad.getMessage();
      return Diagnostic.error(bad.code(), at.location(name), message);
    }
    if (thrown instanceof KaitaiStream.UndecidedEndiannessError) {
      String message = at.path() + " cannot be read: no case selects its byte order";
      return Diagnostic.error("unknown-byte-order", at.location(name), message);
    }
    FailedField failed = at.evaluated(thrown);
    String message = failed.path() + " cannot be read: " + FailureReason.of(thrown);
    return Diagnostic.error("unreadable", failed.location(name), message);
  }

  private Diagnostic badCount(FailedField at, InvalidCountException bad, long size) {
    FailedField counter = at.counter();
    if (bad.count() < 0) {
      String message = counter.path() + " is " + bad.count() + ": a count cannot be negative";
      return Diagnostic.error("negative-count", counter.location(name), message);
    }
    // Without a format, whose classes take longer to load than a small file to decode: a file is
    // tried in each layout.
    String announced =
        counter.path() + " announces " + bad.count() + " records of " + bad.size() + " bytes";
    double needed = (double) bad.count() * bad.size();
    if (needed <= MAX_MISSING_FACTOR * (size + 1)) {
      return truncated(at, (long) needed, bad.available(), announced);
    }
    String message = announced + ", but only " + bad.available() + " bytes are left";
    return Diagnostic.error("count-too-large", counter.location(name), message);
  }

  private Diagnostic tooLong(FailedField at, RecordStream stream, TruncatedException thrown) {
    if (thrown.needed() <= MAX_MISSING_FACTOR * (stream.size() + 1)) {
      return truncated(at, stream, thrown.needed(), thrown.available());
    }
    FailedField counter = at.counter();
    String message =
        "%s announces %s, but only %s left"
            .formatted(
                counter.path(), ByteCount.of(thrown.needed()), ByteCount.are(thrown.available()));
    return Diagnostic.error("count-too-large", counter.location(name), message);
  }

  private Diagnostic truncated(FailedField at, RecordStream stream, long needed, long available) {
    FailedField announced = at.announcedTooMany(stream.size());
    if (announced != null) {
      String message =
          "%s announces %d elements, more than the bytes that are left could hold"
              .formatted(announced.path(), announced.value());
      return Diagnostic.error("count-too-large", announced.location(name), message);
    }
    return truncated(at, needed, available, "");
  }

  private Diagnostic truncated(FailedField at, long needed, long available, String why) {
    FailedField substream = at.substream();
    String what = substream == null ? "the file" : substream.path();
    String message =
        "%s ends within %s: %s needed here, %s left"
            .formatted(what, at.path(), ByteCount.are(needed), ByteCount.are(available));
    if (substream != null) {
      return Diagnostic.error("truncated", at.location(name), message);
    }
    String missing = "at least " + ByteCount.of(needed - available) + " missing at the end";
    return why.isEmpty()
        ? Diagnostic.error("truncated", at.location(name), message, missing)
        : Diagnostic.error("truncated", at.location(name), message, missing, why);
  }

  private Diagnostic invalid(FailedField at) {
    Field field = at.field();
    ValueText text = new ValueText(classes.schema());
    Value found = InvalidValue.of(field, at.readValue());
    String seen = text.of(field.type(), found == null ? at.stored() : found);
    Value constant = Deriver.constant(field);
    if (constant == null) {
      String message = "%s is %s, %s".formatted(at.path(), seen, InvalidValue.allowed(field));
      return Diagnostic.error("invalid-value", at.location(name), message);
    }
    String expected = text.of(field.type(), constant);
    String code =
        switch (field.role()) {
          case MAGIC -> "bad-magic";
          case VERSION -> "unknown-version";
          case DATA -> "wrong-constant";
        };
    String message = "%s is %s, but must be %s".formatted(at.path(), seen, expected);
    boolean explained = field.role() != Role.DATA && !field.doc().isEmpty();
    return explained
        ? Diagnostic.error(code, at.location(name), message, field.doc())
        : Diagnostic.error(code, at.location(name), message);
  }
}
