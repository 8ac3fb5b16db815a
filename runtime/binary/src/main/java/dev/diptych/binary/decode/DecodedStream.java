package dev.diptych.binary.decode;

import dev.diptych.binary.checksum.ByteSource;
import dev.diptych.binary.checksum.Region;
import dev.diptych.model.document.Blob;
import dev.diptych.records.RecordStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One stream of a file, and the bytes of it that fields read. */
final class DecodedStream {
  /** The offset of a packed stream. */
  static final long UNKNOWN = -1;

  private final RecordStream stream;
  private final long start;
  private final ByteSource source;
  private final long sourceOffset;
  private final Coverage coverage = new Coverage();
  private List<Inner> inner = List.of();
  private @Nullable DecodedStream packedStream;

  private record Inner(int start, int end, DecodedStream substream) {}

  /** The stream of a file. */
  DecodedStream(RecordStream stream) {
    this(stream, 0, new ByteSource(stream, 0), 0);
  }

  private DecodedStream(RecordStream stream, long start, ByteSource source, long sourceOffset) {
    this.stream = stream;
    this.start = start;
    this.source = source;
    this.sourceOffset = sourceOffset;
  }

  /** A stream that is not known to be a part of another. */
  static DecodedStream unknown(RecordStream stream) {
    return new DecodedStream(stream, UNKNOWN, new ByteSource(stream, 1), 0);
  }

  /** The bytes from {@code from} to before {@code to}. */
  Region region(long from, long to) {
    return new Region(source, sourceOffset + from, sourceOffset + to);
  }

  /** Bytes that were unpacked from bytes of this stream. */
  Region unpacked(byte[] bytes) {
    return new Region(ByteSource.within(source, bytes), 0, bytes.length);
  }

  RecordStream stream() {
    return stream;
  }

  /** Whether its bytes are in the file unpacked. */
  boolean inFile() {
    return start != UNKNOWN;
  }

  /** The offset of {@code position} in the file; requires {@link #inFile}. */
  long fileOffset(int position) {
    return start + position;
  }

  void markRead(int start, int end) {
    coverage.add(start, end);
  }

  boolean isRead(int start, int end) {
    return coverage.covers(start, end);
  }

  /** Marks this stream as packed in the file. */
  void markPacked() {
    packedStream = this;
  }

  /** The innermost packed stream that contains or is this one, or null. */
  @Nullable DecodedStream packedStream() {
    return packedStream;
  }

  /** Adds a substream that was read from {@code start} to before {@code end}. */
  DecodedStream addInner(RecordStream made, int start, int end, boolean unchanged) {
    boolean same = unchanged && made.size() <= end - start;
    DecodedStream stream =
        new DecodedStream(
            made,
            same && inFile() ? fileOffset(start) : UNKNOWN,
            same ? source : ByteSource.within(source, made),
            same ? sourceOffset + start : 0);
    stream.packedStream = packedStream;
    if (inner.isEmpty()) {
      inner = new ArrayList<>();
    }
    inner.add(new Inner(start, end, stream));
    coverage.add(start, end);
    return stream;
  }

  /** Removes the last substream if it is {@code last}; it must be read completely. */
  void removeInner(DecodedStream last) {
    int index = inner.size() - 1;
    if (inner.get(index).substream == last) {
      inner.remove(index);
    }
  }

  /** End of the last byte that a field read. */
  int end() {
    return coverage.end();
  }

  /** The bytes after the last that a field read. */
  Blob trailing() {
    int end = coverage.end();
    return new Blob(stream.copy(end, (int) Math.max(end, stream.size())));
  }

  /** Number of bytes that no field reads, with those of substreams; packed ones in proportion. */
  double unread() {
    double unread = stream.size() - coverage.total();
    for (Inner part : inner) {
      double size = Math.max(1, part.substream.stream.size());
      unread += part.substream.unread() / size * (part.end - part.start);
    }
    return unread;
  }

  /** Number of bytes from {@code start} to before {@code end} that no field reads. */
  long unread(int start, int end) {
    long unread = end - start - coverage.within(start, end);
    for (Inner part : inner) {
      int from = Math.max(start, part.start);
      int to = Math.min(end, part.end);
      if (part.substream.inFile() && from < to) {
        int size = (int) part.substream.stream.size();
        unread +=
            part.substream.unread(
                Math.min(size, from - part.start), Math.min(size, to - part.start));
      }
    }
    return unread;
  }
}
