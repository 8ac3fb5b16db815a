/**
 * Merging files, and writing the result.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.cli.convert.merge;

import org.jspecify.annotations.NullMarked;
