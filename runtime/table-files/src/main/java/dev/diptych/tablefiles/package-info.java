/**
 * Writes tables as CSV, JSON lines, Parquet and Arrow. Found at run time, because the libraries are
 * large. Knows no format and no document.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.tablefiles;

import org.jspecify.annotations.NullMarked;
