/**
 * The tables and repeated structs of documents of any format, as columns with types, units and
 * descriptions. Knows no file format for tables: what writes them is found at run time.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.table;

import org.jspecify.annotations.NullMarked;
