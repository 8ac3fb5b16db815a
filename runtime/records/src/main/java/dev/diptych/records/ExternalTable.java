package dev.diptych.records;

import java.nio.ByteBuffer;

/**
 * A table that belongs to a stream but is not in its buffer.
 *
 * @param at offset in the buffer where the table is inserted
 * @param table its records; shared
 */
public record ExternalTable(int at, ByteBuffer table) {
  /** Number of bytes. */
  public int length() {
    return table.remaining();
  }
}
