/**
 * Commands that report on files and formats and write nothing.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.cli.inspect;

import org.jspecify.annotations.NullMarked;
