/** Comparing and merging documents: vectors, random edits, laws. */
@NullMarked
package dev.diptych.conformance.compare;

import org.jspecify.annotations.NullMarked;
