/**
 * The meaning of the language of specs, as data: expressions with their values, and small files
 * with all values in them.
 */
@NullMarked
package dev.diptych.conformance.meaning;

import org.jspecify.annotations.NullMarked;
