/** What one mistake in a text leads to, with everything that reads texts. */
@NullMarked
package dev.diptych.conformance.mistakes;

import org.jspecify.annotations.NullMarked;
