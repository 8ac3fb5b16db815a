package dev.diptych.binary.checksum;

/**
 * A run of bytes.
 *
 * @param source the bytes that the positions refer to
 * @param start its first byte
 * @param end after its last byte
 */
public record Region(ByteSource source, long start, long end) {
  boolean intersects(Region other) {
    return source == other.source && start < other.end && other.start < end;
  }
}
