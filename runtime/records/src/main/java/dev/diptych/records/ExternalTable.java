package dev.diptych.records;

import java.nio.ByteBuffer;

/**
 * A table that is part of a stream without standing in its buffer.
 *
 * @param at how many bytes of the buffer stand before it
 * @param table its records; shared
 */
public record ExternalTable(int at, ByteBuffer table) {
  /** How many bytes it has. */
  public int length() {
    return table.remaining();
  }
}
