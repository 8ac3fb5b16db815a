/**
 * Streams of bytes that plans decode from and encode to. Every length and position is checked here,
 * before anything is allocated; bytes stay ranges of the file.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.binary.stream;

import org.jspecify.annotations.NullMarked;
