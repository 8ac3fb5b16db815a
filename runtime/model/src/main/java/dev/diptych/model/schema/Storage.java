package dev.diptych.model.schema;

import org.jspecify.annotations.Nullable;

/**
 * The storage of a field in the file.
 *
 * @param place its stream, and how it is reached
 * @param stream the substream of a struct, or null
 * @param condition the condition for its presence as in the spec, or null
 * @param needed whether it is at a position and used in expressions that affect bytes
 * @param allowed allowed values as the end of a sentence that begins with "must be", such as {@code
 *     at least 1}; or null if all are allowed
 * @param position the expression for the position of a field outside the sequence, or null: a sum
 *     of {@code path * scale} and a number as described by {@link PositionExpression}, otherwise as
 *     in the spec
 * @param host path to the struct whose stream it is read from, or null if that is unknown or the
 *     place tells it
 */
public record Storage(
    Place place,
    @Nullable Stream stream,
    @Nullable String condition,
    boolean needed,
    @Nullable String allowed,
    @Nullable String position,
    @Nullable String host) {
  /** {@link #allowed} for a field that allows only values with a name in their enum. */
  public static final String NAMED = "a value that has a name";

  /** In the sequence, in the stream of the struct. */
  public static final Storage PLAIN = new Storage(Place.SEQUENCE, null);

  /** In no file: of a parameter. */
  public static final Storage PARAMETER = new Storage(Place.PARAMETER, null);

  /** Creates the storage of a field without conditions. */
  public Storage(Place place, @Nullable Stream stream) {
    this(place, stream, null, false, null, null, null);
  }

  /** The location of a field relative to its struct. */
  public enum Place {
    /** Nowhere: it is given with the file. */
    PARAMETER,
    /** After the preceding field. */
    SEQUENCE,
    /** At a position in its struct's stream. */
    POSITION,
    /** At a position in the file. */
    FILE_POSITION,
    /** At a position in a stream that an expression gives. */
    ELSEWHERE
  }

  /**
   * A substream of a struct, or processed bytes.
   *
   * @param size its size in bytes, or -1 if it varies
   * @param process processing of its bytes
   * @param end its terminator, or null if its size is known before it is read
   */
  public record Stream(long size, Processing process, @Nullable Terminator end) {
    /** Creates a stream without terminator. */
    public Stream(long size, Processing process) {
      this(size, process, null);
    }

    /** Number of bytes of the terminator that follow the stream and belong to nothing else. */
    public int after() {
      return end == null || !end.consumed() || end.included() ? 0 : end.hex().length() / 2;
    }
  }

  /**
   * A terminator of a stream.
   *
   * @param hex its bytes, two lower-case digits each
   * @param included whether it is part of the stream
   * @param consumed whether the next field starts after it
   */
  public record Terminator(String hex, boolean included, boolean consumed) {}

  /** Processing between file and value. */
  public enum Processing {
    /** None. */
    NONE,
    /** A reversible operation that keeps the length: xor, rotation. */
    SCRAMBLED,
    /** Compression by zlib. */
    ZLIB
  }

  /** Whether the field is an instance, outside the sequence. */
  public boolean instance() {
    return place != Place.SEQUENCE && place != Place.PARAMETER;
  }

  /** Number of bytes after its stream that belong to nothing else. */
  public int bytesAfter() {
    return stream == null ? 0 : stream.after();
  }

  /** Whether its bytes are compressed. */
  public boolean packed() {
    return stream != null && stream.process() == Processing.ZLIB;
  }
}
