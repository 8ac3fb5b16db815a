package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.Input;
import dev.diptych.binary.stream.Output;
import dev.diptych.ir.Transform;
import org.jspecify.annotations.Nullable;

/**
 * Where the bytes of a value end, and what is done with them before they are used.
 *
 * @param end how the end is found
 * @param framed the terminator and padding in them; null for none
 * @param process what is done with them; null for nothing
 */
record Bounds(End end, @Nullable Framed framed, @Nullable Processing process) {
  /**
   * A terminator and padding within bytes.
   *
   * @param terminator the bytes that end the value; empty for none
   * @param include whether the terminator is part of the value
   * @param pad the character that fills the rest; empty for none
   */
  @SuppressWarnings("ArrayRecordComponent") // It is never compared.
  record Framed(byte[] terminator, boolean include, byte[] pad) {
    Bytes value(Bytes whole) {
      Bytes value = pad.length == 0 ? whole : whole.stripped(pad);
      int at = terminator.length == 0 ? -1 : value.indexOf(terminator, 0);
      value = at < 0 ? value : value.first(at + (include ? terminator.length : 0));
      return value.length() == whole.length() ? whole : value.takenFrom(whole);
    }
  }

  /** The value in the next bytes of a stream. */
  Bytes take(Slots at, Input in) {
    return content(end.take(at, in), at);
  }

  /** The value in bytes with its terminator and its padding. */
  Bytes unframed(Bytes whole) {
    return framed == null ? whole : framed.value(whole);
  }

  /** The value in all bytes of a field. */
  Bytes content(Bytes whole, Slots at) {
    Bytes value = unframed(whole);
    return process == null ? value : process.of(value, at);
  }

  /** Writes a value, and the terminator and the padding that it was taken from. */
  void put(Slots at, Output out, Bytes value) {
    out.align();
    Bytes behind = behind(process == null ? value : value.source());
    Bytes stored = process == null ? value : stored(at, out, value, behind.length());
    end.check(at, out, stored.length() + (long) behind.length());
    end.verify(stored);
    out.bytes(stored);
    out.bytes(behind);
    end.close(at, out);
  }

  /** The bytes in the file. The key may depend on the position, which is behind all of them. */
  private Bytes stored(Slots at, Output out, Bytes value, int behind) {
    Processing processing = requireNonNull(process);
    int from = out.position();
    if (processing.key() != null) {
      out.skip(value.length() + (long) behind);
    }
    Processing.Key key = processing.key(at);
    out.seek(from);
    return processing.inverse(value, key, at);
  }

  /** What follows bytes in what they were taken from. */
  private static Bytes behind(Bytes bytes) {
    return bytes.source().after(Math.min(bytes.length(), bytes.source().length()));
  }

  /** Writes a struct that has a stream of its own. */
  void stream(Slots at, Output out, Slots struct) {
    out.align();
    if (process != null) {
      processed(at, out, struct);
      return;
    }
    Own own = struct.own();
    Bytes behind = behind(own.before());
    end.check(at, out, own.size() + (long) behind.length());
    Output part = out.part(own.size());
    struct.begin(part);
    out.bytes(behind);
    end.close(at, out);
    if (end instanceof End.Terminated || own.trailing().length() > 0) {
      at.run().encoding().last(() -> end.verify(own.closed(part)));
    }
    struct.plan().encode(struct);
  }

  /** The bytes of the struct are processed when all of them are written. */
  private void processed(Slots at, Output out, Slots struct) {
    Processing processing = requireNonNull(process);
    Own own = struct.own();
    Bytes before = own.before().source();
    Bytes behind = behind(before);
    int size = processing.packs() ? before.length() : own.size();
    end.check(at, out, size + (long) behind.length());
    int from = out.position();
    out.skip(size + (long) behind.length());
    Processing.Key key = processing.key(at);
    end.close(at, out);
    Output content = at.run().encoding().output(own.size());
    struct.begin(content);
    at.run()
        .encoding()
        .last(
            () -> {
              Bytes whole = own.closed(content);
              Bytes packed = processing.packs() ? whole.takenFrom(before) : whole;
              Bytes stored = processing.inverse(packed, key, at);
              end.verify(stored);
              out.seek(from);
              out.bytes(stored);
              out.bytes(behind);
            });
    struct.plan().encode(struct);
  }

  /** Whether the bytes are packed in the file. */
  boolean packed() {
    return process != null && process.method() == Transform.Method.ZLIB;
  }
}
