/**
 * Compares two specs of one format: what changed, and whether old files of either face still read.
 * Independent of files of these formats.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.spectools.diff;

import org.jspecify.annotations.NullMarked;
