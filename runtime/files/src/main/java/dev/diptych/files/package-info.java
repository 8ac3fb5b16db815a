/**
 * Reads whole inputs and writes whole outputs. Every failure has a message of one sentence.
 * Independent of formats.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.files;

import org.jspecify.annotations.NullMarked;
