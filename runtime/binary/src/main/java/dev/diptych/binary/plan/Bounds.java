package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.Input;
import dev.diptych.binary.stream.Output;
import dev.diptych.binary.stream.RejectedException;
import org.jspecify.annotations.Nullable;

/**
 * Where the bytes of a value end, and what is done with them before they are used.
 *
 * @param end how the end is found
 * @param framed the terminator and padding in them; null for none
 * @param process what is done with them; null for nothing
 */
record Bounds(End end, @Nullable Framed framed, @Nullable Processing process) {
  /** The value in the next bytes of a stream. */
  Bytes take(Slots at, Input in) {
    return content(end.take(at, in), at);
  }

  /** The bytes of a struct in a part that ends with it: those that the part has of it. */
  Bytes takePart(Slots at, Input in) {
    if (end instanceof End.Sized sized) {
      at.run().beyond(sized.size().count(at) - in.remaining());
    }
    return in.rest();
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
    Bytes behind = behind(at, out, value.length(), process == null ? value : value.source());
    Bytes stored = process == null ? value : stored(at, out, value, behind.length());
    end.check(at, out, stored.length() + (long) behind.length());
    if (framed != null) {
      framed.verify(stored, behind);
    }
    out.bytes(stored);
    out.bytes(behind);
    end.verify(stored, end.close(at, out));
    end.share(stored, out);
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

  /**
   * The bytes behind a value in its field: those that it was taken from, or else the terminator and
   * the padding of the spec.
   */
  private Bytes behind(Slots at, Output out, int length, Bytes value) {
    if (framed == null && !value.isTaken()) {
      return Bytes.NONE;
    }
    if (value.isTaken() || framed == null) {
      return value.source().after(Math.min(value.length(), value.source().length()));
    }
    return framed.filling(value, end.room(at, out) - length);
  }

  /**
   * Writes a struct that has a stream of its own.
   *
   * @param isPart whether it may have more or fewer bytes, because a part ends with it
   */
  void stream(Slots at, Output out, Slots struct, boolean isPart) {
    out.align();
    if (process != null) {
      processed(at, out, struct);
      return;
    }
    Own own = struct.own();
    Bytes behind = behind(at, out, own.size(), own.before());
    try {
      if (!isPart) {
        end.check(at, out, own.size() + (long) behind.length());
      }
    } catch (RejectedException e) {
      throw cause(at, struct, e);
    }
    Output part = out.part(own.size());
    part.reserve(own.trailing().length());
    struct.begin(part);
    out.bytes(behind);
    boolean ended = end.close(at, out);
    if (end instanceof End.Terminated || own.trailing().length() > 0) {
      at.run().encoding().last(struct, () -> end.verify(own.closed(part), ended));
    }
    struct.plan().encode(struct);
    end.share(part.all(), out);
  }

  /** A wrong size often has its cause in the struct: then that is what is wrong. */
  private static RejectedException cause(Slots at, Slots struct, RejectedException size) {
    Encoding encoding = at.run().encoding();
    struct.begin(encoding.output(struct.own().size()));
    encoding.within(() -> struct.plan().encode(struct));
    return size;
  }

  /** The bytes of the struct are processed when all of them are written. */
  private void processed(Slots at, Output out, Slots struct) {
    Processing processing = requireNonNull(process);
    Own own = struct.own();
    Bytes before = own.before().source();
    int size = processing.packs() ? before.length() : own.size();
    Bytes behind = behind(at, out, size, before);
    try {
      end.check(at, out, size + (long) behind.length());
    } catch (RejectedException e) {
      throw cause(at, struct, e);
    }
    int from = out.position();
    out.skip(size + (long) behind.length());
    Processing.Key key = processing.key(at);
    boolean ended = end.close(at, out);
    Encoding encoding = at.run().encoding();
    Output content = encoding.output(own.size());
    content.reserve(own.trailing().length());
    struct.begin(content);
    encoding.last(
        struct,
        () -> {
          Bytes whole = own.closed(content);
          Bytes packed = processing.packs() ? whole.takenFrom(before) : whole;
          Bytes stored = processing.inverse(packed, key, at);
          end.verify(stored, ended);
          if (stored.length() != size) {
            throw new RejectedException(
                "inconsistent", "its packed size depends on where it is in the file");
          }
          out.seek(from);
          out.bytes(stored);
          out.bytes(behind);
        });
    struct.plan().encode(struct);
  }

  /** Whether the bytes are packed in the file. */
  boolean packed() {
    return process != null && process.packs();
  }
}
