package dev.diptych.binary.decode;

import dev.diptych.model.document.Blob;
import dev.diptych.records.RecordStream;
import java.util.ArrayList;
import java.util.List;

/** One stream of a file while it is read, and what of it fields have read. */
final class DecodedStream {
  /** The place of a stream whose bytes do not stand in the file as they are. */
  static final long UNKNOWN = -1;

  private final RecordStream stream;
  private final long start;
  private final Coverage coverage = new Coverage();
  private List<Inner> inner = List.of();
  private DecodedStream packedStream;

  /**
   * A stream within another.
   *
   * @param start where it stands there
   * @param end where it ends there
   * @param stretch the stream
   */
  private record Inner(int start, int end, DecodedStream stretch) {}

  /**
   * A stream.
   *
   * @param stream the stream
   * @param base where it begins in the file, in bytes, or {@link #UNKNOWN}
   */
  DecodedStream(RecordStream stream, long base) {
    this.stream = stream;
    this.start = base;
  }

  RecordStream stream() {
    return stream;
  }

  /** Whether its bytes stand in the file as they are. */
  boolean inFile() {
    return start != UNKNOWN;
  }

  /** The place of {@code position} in the file; the stream must be in it. */
  long fileOffset(int position) {
    return start + position;
  }

  void markRead(int start, int end) {
    coverage.add(start, end);
  }

  boolean isRead(int start, int end) {
    return coverage.covers(start, end);
  }

  /** Notes that the bytes of this stream are packed in the file. */
  void markPacked() {
    packedStream = this;
  }

  /** The innermost packed stream that this one is in, or is; or null. */
  DecodedStream packedStream() {
    return packedStream;
  }

  /** A stream that was made of the bytes from {@code start} to before {@code end}. */
  DecodedStream addInner(RecordStream made, int start, int end, boolean asTheyAre) {
    boolean placed = inFile() && asTheyAre && made.size() <= end - start;
    DecodedStream decodedStream = new DecodedStream(made, placed ? fileOffset(start) : UNKNOWN);
    decodedStream.packedStream = packedStream;
    if (inner.isEmpty()) {
      inner = new ArrayList<>();
    }
    inner.add(new Inner(start, end, decodedStream));
    coverage.add(start, end);
    return decodedStream;
  }

  /** Removes the last stream within, every byte of which was read. */
  void removeInner(DecodedStream last) {
    int index = inner.size() - 1;
    if (inner.get(index).stretch == last) {
      inner.remove(index);
    }
  }

  /** Where the last byte that a field has read ends. */
  int end() {
    return coverage.end();
  }

  /** The bytes after the last that a field has read. */
  Blob trailing() {
    int end = coverage.end();
    return new Blob(stream.copy(end, (int) Math.max(end, stream.size())));
  }

  /** How many bytes no field has read, here and within; those of packed streams in proportion. */
  double unread() {
    double unread = stream.size() - coverage.total();
    for (Inner one : inner) {
      double size = Math.max(1, one.stretch.stream.size());
      unread += one.stretch.unread() / size * (one.end - one.start);
    }
    return unread;
  }

  /** How many bytes from {@code start} to before {@code end} no field has read. */
  long unread(int start, int end) {
    long unread = end - start - coverage.within(start, end);
    for (Inner one : inner) {
      int from = Math.max(start, one.start);
      int to = Math.min(end, one.end);
      if (one.stretch.inFile() && from < to) {
        int size = (int) one.stretch.stream.size();
        unread +=
            one.stretch.unread(Math.min(size, from - one.start), Math.min(size, to - one.start));
      }
    }
    return unread;
  }
}
