package dev.diptych.binary;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Role;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import dev.diptych.records.BadCountException;
import dev.diptych.records.RecordStream;
import dev.diptych.records.TruncatedException;
import io.kaitai.struct.KaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import java.nio.BufferUnderflowException;

/** Turns what generated code throws while it reads into a diagnostic with offset and field path. */
final class Failure {
  private final Schema schema;
  private final String name;

  Failure(Schema schema, String name) {
    this.schema = schema;
    this.name = name;
  }

  Diagnostic diagnose(KaitaiStruct root, RecordStream stream, RuntimeException thrown) {
    FailedField at = FailedField.find(schema, root);
    if (thrown instanceof BadCountException bad) {
      return badCount(at, bad);
    }
    if (thrown instanceof TruncatedException truncated) {
      return truncated(at, stream, truncated.needed(), truncated.available());
    }
    if (thrown instanceof BufferUnderflowException) {
      return truncated(at, stream, at.width(), stream.remaining());
    }
    if (thrown instanceof KaitaiStream.ValidationFailedError) {
      return invalid(at, stream);
    }
    String message = at.path() + " cannot be read: " + thrown.getMessage();
    return Diagnostic.error("unreadable", at.location(name), message);
  }

  private Diagnostic badCount(FailedField at, BadCountException bad) {
    FailedField counter = at.counter();
    if (bad.count() < 0) {
      String message = counter.path() + " is " + bad.count() + ", which is less than nothing";
      return Diagnostic.error("negative-count", counter.location(name), message);
    }
    String message =
        "%s announces %d records of %d bytes, but only %d bytes are left"
            .formatted(counter.path(), bad.count(), bad.size(), bad.available());
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
    String message =
        "the file ends within %s: %d bytes are needed here, %d are left"
            .formatted(at.path(), needed, available);
    Location end = new Location.InBytes(name, at.offset(), at.path());
    return Diagnostic.error(
        "truncated", end, message, (needed - available) + " more bytes were expected at least");
  }

  private Diagnostic invalid(FailedField at, RecordStream stream) {
    Field field = at.field();
    String seen = Seen.at(stream, at.offset(), at.width());
    if (!(field.derivation() instanceof Derivation.Constant constant)) {
      return Diagnostic.error("invalid-value", at.location(name), at.path() + " is " + seen);
    }
    String wanted = Seen.value(constant.value(), field.type() instanceof Type.Numeric);
    String code =
        switch (field.role()) {
          case MAGIC -> "bad-magic";
          case VERSION -> "unknown-version";
          case DATA -> "wrong-constant";
        };
    String message = "%s is %s, but must be %s".formatted(at.path(), seen, wanted);
    String[] help = field.doc().isEmpty() ? new String[0] : new String[] {field.doc()};
    return Diagnostic.error(
        code, at.location(name), message, field.role() == Role.DATA ? new String[0] : help);
  }
}
