/**
 * Answers queries over tables with DuckDB, in memory. Found at run time, as is DuckDB's driver.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.query;

import org.jspecify.annotations.NullMarked;
