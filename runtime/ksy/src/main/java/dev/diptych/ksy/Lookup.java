package dev.diptych.ksy;

/**
 * A file that was looked up, whether present or absent.
 *
 * @param folder an index on the import path, from 0, or {@link #BESIDE}
 * @param file its name below that folder, with {@code /} between folders
 */
public record Lookup(int folder, String file) {
  /** The folder of the root spec. */
  public static final int BESIDE = -1;
}
