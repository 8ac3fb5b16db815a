package dev.diptych.binary.plan;

import dev.diptych.binary.error.ByteCount;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.Input;
import dev.diptych.binary.stream.Output;
import dev.diptych.binary.stream.RejectedException;
import java.util.HexFormat;

/** How the end of the bytes of a field is found. */
sealed interface End {
  /** The bytes up to the end. */
  Bytes take(Slots at, Input in);

  /** Checks that decoding would find {@code length} bytes from the current position on. */
  default void check(Slots at, Output out, long length) {}

  /** The number of bytes that it would find from the current position on, if it is known. */
  default long room(Slots at, Output out) {
    return 0;
  }

  /**
   * Writes what is between the bytes of a field and the next one.
   *
   * @return whether the bytes are ended by a terminator
   */
  default boolean close(Slots at, Output out) {
    return false;
  }

  /** Moves to where the next field begins. */
  default void share(Bytes value, Output out) {}

  /** Checks the bytes of a field when all of them are known, with what {@link #close} returned. */
  default void verify(Bytes bytes, boolean ended) {}

  /** After a number of bytes. */
  record Sized(Quantity size) implements End {
    @Override
    public Bytes take(Slots at, Input in) {
      return in.bytes(size.count(at));
    }

    @Override
    public long room(Slots at, Output out) {
      // What no stream holds is an error, not memory.
      return Math.min(size.count(at), out.remaining());
    }

    @Override
    public void check(Slots at, Output out, long length) {
      size.check(length, size.count(at), "bytes");
    }
  }

  /** At the end of the stream. */
  record Rest() implements End {
    @Override
    public Bytes take(Slots at, Input in) {
      return in.rest();
    }

    @Override
    public long room(Slots at, Output out) {
      return out.remaining();
    }

    @Override
    public void check(Slots at, Output out, long length) {
      if (length > out.remaining()) {
        out.overrun();
      }
      if (length != out.remaining()) {
        throw new RejectedException(
            "inconsistent",
            "it has " + ByteCount.of(length) + ", but its stream " + out.remaining());
      }
    }
  }

  /**
   * At a terminator.
   *
   * @param bytes the terminator
   * @param include whether it is part of the value
   * @param consume whether the next field is behind it
   * @param required whether it must exist
   */
  @SuppressWarnings("ArrayRecordComponent") // It is never compared.
  record Terminated(byte[] bytes, boolean include, boolean consume, boolean required)
      implements End {
    @Override
    public Bytes take(Slots at, Input in) {
      return in.terminated(bytes, include, consume, required);
    }

    @Override
    public boolean close(Slots at, Output out) {
      boolean exists = required || include || out.remaining() >= bytes.length;
      if (!include && consume && exists) {
        out.bytes(Bytes.of(bytes));
      } else if (!include && !consume) {
        int from = out.position();
        at.run().encoding().check(at, () -> follows(out, from));
      }
      return exists;
    }

    @Override
    public void verify(Bytes value, boolean ended) {
      int found = value.indexOf(bytes, 0);
      boolean last = found >= 0 && found == value.length() - bytes.length;
      boolean whole = value.length() % bytes.length == 0;
      if (include ? !last && (required || found >= 0) : found >= 0 || (ended && !whole)) {
        throw new RejectedException("inconsistent", rule(found));
      }
    }

    /** What is wrong with bytes that have the terminator at an index; -1 for nowhere. */
    private String rule(int found) {
      String hex = HexFormat.of().formatHex(bytes);
      String where = found < 0 ? "" : "; it contains them at byte " + found;
      if (include) {
        return "it must end with the bytes " + hex + " and contain them nowhere else" + where;
      }
      return found < 0
          ? "it must be whole characters"
          : "it must not contain the bytes " + hex + ", which end it" + where;
    }

    /** Moves back to a terminator that the next field has, too. */
    @Override
    public void share(Bytes value, Output out) {
      if (include && !consume && value.indexOf(bytes, 0) >= 0) {
        out.back(bytes.length);
      }
    }

    private void follows(Output out, int from) {
      int left = out.size() - from;
      boolean found = left >= bytes.length && out.at(from, bytes.length).equals(Bytes.of(bytes));
      if (!found && (required || left > 0)) {
        throw new RejectedException(
            "inconsistent",
            "the bytes %s must follow it".formatted(HexFormat.of().formatHex(bytes)));
      }
    }
  }
}
