/**
 * The command {@code table}: tables of files as columns, and their files.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.cli.table;

import org.jspecify.annotations.NullMarked;
