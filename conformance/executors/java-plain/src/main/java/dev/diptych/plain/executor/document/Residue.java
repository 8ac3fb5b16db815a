package dev.diptych.plain.executor.document;

import java.util.List;

/**
 * What a spec does not account for in the bytes of a struct.
 *
 * @param trailing bytes behind what it describes
 * @param slack bytes of gaps
 * @param patches where encoding would give other bytes
 */
public record Residue(Value.Blob trailing, long slack, List<Patch> patches) {
  /** Nothing. */
  public static final Residue NONE = trailing(new byte[0]);

  /** Other bytes than {@code encoded}, at an offset from the start of the struct. */
  public record Patch(long offset, Value.Blob encoded, Value.Blob actual) {}

  /** Bytes behind the end. */
  public static Residue trailing(byte[] bytes) {
    return new Residue(Value.Blob.of(bytes), 0, List.of());
  }
}
