package dev.diptych.binary.encode;

import dev.diptych.binary.check.ConsistencyCheck;
import dev.diptych.binary.check.EncodeFailure;
import dev.diptych.binary.check.EncodedObject;
import dev.diptych.binary.check.InconsistentValueException;
import dev.diptych.binary.check.PresenceCheck;
import dev.diptych.binary.check.TerminatorCheck;
import dev.diptych.model.derive.Sizes;
import dev.diptych.model.document.Blob;
import dev.diptych.model.schema.Schema;
import dev.diptych.records.RecordStream;
import dev.diptych.records.TruncatedException;
import io.kaitai.struct.ConsistencyError;
import io.kaitai.struct.KaitaiStruct;
import java.nio.BufferOverflowException;
import java.util.List;

/** Writes objects, and behind each that has a stream of its own what is trailing there. */
final class StreamWriter {
  private final List<EncodedObject> made;
  private final Sizes sizes;
  private final Schema schema;

  /**
   * Writes objects.
   *
   * @param made the objects that stand within them, among others
   * @param sizes the sizes of what is packed
   * @param schema their format, for messages
   */
  StreamWriter(List<EncodedObject> made, Sizes sizes, Schema schema) {
    this.made = made;
    this.sizes = sizes;
    this.schema = schema;
  }

  /** Writes {@code object} to all of {@code stream}. */
  void write(KaitaiStruct.ReadWrite object, RecordStream stream) {
    new ConsistencyCheck(made, sizes, schema).run();
    try {
      object._write_Seq(stream);
      object._fetchInstances();
      trailing(stream);
    } catch (NullPointerException e) {
      throw missing();
    } catch (BufferOverflowException | IllegalArgumentException | TruncatedException e) {
      // Positions that depend on a stream are known only now.
      new PositionCheck(made, sizes).missing();
      throw EncodeFailure.of(EncodeFailure.last(made), e);
    } catch (RuntimeException e) {
      throw EncodeFailure.of(EncodeFailure.last(made), e);
    }
  }

  private void trailing(RecordStream stream) {
    for (EncodedObject one : made) {
      Blob trailing = one.struct().residue().trailing();
      if (trailing.length() > 0) {
        RecordStream own = (RecordStream) one.object()._io();
        own.seek(own.size() - trailing.length());
        own.writeBytes(trailing.bytes());
      }
    }
    try {
      stream.writeBackChildStreams();
    } catch (ConsistencyError e) {
      InconsistentValueException found = new TerminatorCheck(made).of(e);
      throw found == null ? e : found;
    }
  }

  private InconsistentValueException missing() {
    return made.stream()
        .map(one -> new PresenceCheck(one).missing())
        .filter(found -> found != null)
        .findFirst()
        .orElseGet(
            () ->
                new InconsistentValueException(
                    EncodeFailure.last(made).path(), "something is missing that the spec needs"));
  }
}
