package dev.diptych.model.schema;

/**
 * Where a field stands in the file, as far as its size and its place matter.
 *
 * @param member id that generated code knows it by
 * @param place in which stream, and how it is reached
 * @param stream how the bytes of a struct are set apart, or null where they are not
 * @param latin whether generated code keeps a text as characters that each stand for one byte
 * @param condition what must hold for the field to stand there, in the words of the spec, or null
 * @param needed whether it stands at a position and expressions that decide about bytes read it
 * @param allowed which values the spec allows, as the end of a sentence that begins with "must be",
 *     such as {@code at least 1}; or null where it allows all
 * @param position the expression for the position of a field that is not in the sequence, or null:
 *     {@code way * scale + offset} where it follows from one other field, else as the spec has it
 */
public record Storage(
    String member,
    Place place,
    Stream stream,
    boolean latin,
    String condition,
    boolean needed,
    String allowed,
    String position) {
  /** What {@link #allowed} is where only values are allowed that have a name in their enum. */
  public static final String NAMED = "a value that has a name";

  /** A field that is no text of that kind. */
  public Storage(String member, Place place, Stream stream) {
    this(member, place, stream, false, null, false, null, null);
  }

  /** A field of the sequence, known by its own id, in the stream of its struct. */
  public static Storage plain(String id) {
    return new Storage(id, Place.SEQUENCE, null);
  }

  /** How a field is reached. */
  public enum Place {
    /** After what stands before it. */
    SEQUENCE,
    /** At a position of its struct's stream. */
    POSITION,
    /** At a position of the whole file. */
    FILE_POSITION,
    /** At a position of a stream that only generated code knows. */
    ELSEWHERE
  }

  /**
   * A stream of its own for a struct, or processed bytes.
   *
   * @param size its size in bytes, or -1 where that is not the same in every file
   * @param process what is done to its bytes
   * @param end what ends it, or null where its size is known before it is read
   */
  public record Stream(long size, Processing process, Terminator end) {
    /** A stream that no terminator ends. */
    public Stream(long size, Processing process) {
      this(size, process, null);
    }

    /** How many bytes of the terminator follow the stream and belong to nothing else. */
    public int after() {
      return end == null || !end.consumed() || end.included() ? 0 : end.hex().length() / 2;
    }
  }

  /**
   * Bytes that end a stream.
   *
   * @param hex the bytes, two lower-case digits each
   * @param included whether they are part of the stream
   * @param consumed whether what follows is read from behind them
   */
  public record Terminator(String hex, boolean included, boolean consumed) {}

  /** What is done to bytes between file and value. */
  public enum Processing {
    /** Nothing. */
    NONE,
    /** Something that keeps their number and can be undone: xor, rotation. */
    SCRAMBLED,
    /** They are compressed by zlib. */
    ZLIB
  }

  /** Whether the field is not part of the sequence. */
  public boolean instance() {
    return place != Place.SEQUENCE;
  }

  /** Whether its bytes are compressed. */
  public boolean packed() {
    return stream != null && stream.process() == Processing.ZLIB;
  }
}
