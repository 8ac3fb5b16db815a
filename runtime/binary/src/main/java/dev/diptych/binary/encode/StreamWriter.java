package dev.diptych.binary.encode;

import dev.diptych.binary.check.ConsistencyCheck;
import dev.diptych.binary.check.EncodeFailure;
import dev.diptych.binary.check.EncodedObject;
import dev.diptych.binary.check.InconsistentValueException;
import dev.diptych.binary.check.PresenceCheck;
import dev.diptych.binary.check.TerminatorCheck;
import dev.diptych.binary.decode.LastField;
import dev.diptych.binary.generated.GeneratedClasses;
import dev.diptych.model.derive.Sizes;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Path;
import dev.diptych.records.RecordStream;
import dev.diptych.records.TruncatedException;
import io.kaitai.struct.ConsistencyError;
import io.kaitai.struct.KaitaiStruct;
import java.nio.BufferOverflowException;
import java.util.List;

/** Writes objects, and the trailing bytes of each that has a stream of its own. */
final class StreamWriter {
  private static final String SLACK_HINT =
      "padded values take more bytes in the file than in the text: add Residue { slack = … }";

  private final List<EncodedObject> objects;
  private final Sizes sizes;
  private final GeneratedClasses classes;

  StreamWriter(List<EncodedObject> objects, Sizes sizes, GeneratedClasses classes) {
    this.objects = objects;
    this.sizes = sizes;
    this.classes = classes;
  }

  /** Writes {@code object} to all of {@code stream}. */
  void write(KaitaiStruct.ReadWrite object, RecordStream stream) {
    new ConsistencyCheck(objects, sizes, classes.schema()).run();
    try {
      object._write_Seq(stream);
      object._fetchInstances();
      trailing(stream);
    } catch (NullPointerException e) {
      throw missing();
    } catch (BufferOverflowException | IllegalArgumentException | TruncatedException e) {
      // Positions that depend on a stream are only known now.
      new PositionCheck(objects, sizes).missing();
      throw failure(e, stream);
    } catch (RuntimeException e) {
      throw EncodeFailure.of(EncodeFailure.last(objects), e);
    }
  }

  private RuntimeException failure(RuntimeException thrown, RecordStream stream) {
    EncodedObject last = EncodeFailure.last(objects);
    RuntimeException failure = EncodeFailure.of(last, thrown);
    if (!(failure instanceof InconsistentValueException found) || found.path().parent() != null) {
      return failure;
    }
    Path field = LastField.of(classes, stream.copy(0, stream.pos()));
    String message = field + " does not fit into the file";
    return field.parent() == null
        ? failure
        : new InconsistentValueException(field, "inconsistent", message, SLACK_HINT);
  }

  private void trailing(RecordStream stream) {
    for (EncodedObject encoded : objects) {
      Blob trailing = encoded.struct().residue().trailing();
      if (trailing.length() > 0) {
        RecordStream own = (RecordStream) encoded.object()._io();
        own.seek(own.size() - trailing.length());
        own.writeBytes(trailing.bytes());
      }
    }
    try {
      stream.writeBackChildStreams();
    } catch (ConsistencyError e) {
      throw new TerminatorCheck(objects).of(e);
    }
  }

  private InconsistentValueException missing() {
    return objects.stream()
        .flatMap(encoded -> new PresenceCheck(encoded).missing().stream())
        .findFirst()
        .orElseGet(
            () ->
                new InconsistentValueException(
                    EncodeFailure.last(objects).path(),
                    "something is missing that the spec needs"));
  }
}
