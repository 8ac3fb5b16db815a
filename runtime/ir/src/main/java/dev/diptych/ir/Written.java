package dev.diptych.ir;

import org.jspecify.annotations.Nullable;

/**
 * The storage of a field as the author wrote it, for messages and documentation. Every component is
 * null where the field has no such key.
 *
 * @param type the name of the type with its arguments; null also for a switch
 * @param size the size
 * @param sizeEos whether the field takes the rest of the stream
 * @param terminator the terminator
 * @param padRight the padding
 * @param include whether the terminator is part of the value
 * @param process the transformation of the bytes
 * @param contents the constant contents
 */
public record Written(
    @Nullable String type,
    @Nullable String size,
    boolean sizeEos,
    @Nullable String terminator,
    @Nullable String padRight,
    boolean include,
    @Nullable String process,
    @Nullable String contents) {
  /** No key. */
  public static final Written NONE = new Written(null, null, false, null, null, false, null, null);
}
