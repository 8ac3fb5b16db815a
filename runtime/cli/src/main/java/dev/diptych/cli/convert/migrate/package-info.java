/**
 * The command that converts files to another version of their format.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.cli.convert.migrate;

import org.jspecify.annotations.NullMarked;
