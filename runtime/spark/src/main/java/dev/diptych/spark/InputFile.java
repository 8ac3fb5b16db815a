package dev.diptych.spark;

import java.io.Serializable;

/**
 * A file to read.
 *
 * @param path its path as a URI
 * @param size its size in bytes
 * @param modified when it was last changed, in milliseconds since 1970
 */
record InputFile(String path, long size, long modified) implements Serializable {}
