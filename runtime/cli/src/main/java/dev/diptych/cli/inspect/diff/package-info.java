/**
 * Reports of the differences between two documents.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.cli.inspect.diff;

import org.jspecify.annotations.NullMarked;
