/**
 * Compares two documents value by value: structs by field, lists and rows by alignment. Differences
 * name blocks, attributes and rows as a text does.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.twin.compare;

import org.jspecify.annotations.NullMarked;
