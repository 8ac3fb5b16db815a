/**
 * Compares two documents value by value: structs by field, lists and rows by alignment. Differences
 * name blocks, attributes and rows as a text does.
 */
@NullMarked
package dev.diptych.twin.compare;

import org.jspecify.annotations.NullMarked;
