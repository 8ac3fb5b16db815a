package dev.diptych.plain.executor.document;

import java.util.List;

/**
 * Bytes of a struct that the spec does not describe.
 *
 * @param trailing bytes after the described content
 * @param slack number of bytes in gaps
 * @param patches differences to what encoding produces
 */
public record Residue(Value.Blob trailing, long slack, List<Patch> patches) {
  /** No residue. */
  public static final Residue NONE = trailing(new byte[0]);

  /** Replaces {@code encoded} at an offset from the start of the struct. */
  public record Patch(long offset, Value.Blob encoded, Value.Blob actual) {}

  /** Creates residue of trailing bytes only. */
  public static Residue trailing(byte[] bytes) {
    return new Residue(Value.Blob.of(bytes), 0, List.of());
  }
}
