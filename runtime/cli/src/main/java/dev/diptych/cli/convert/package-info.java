/**
 * Commands that write one file for each input.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.cli.convert;

import org.jspecify.annotations.NullMarked;
