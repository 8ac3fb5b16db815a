/** Errors of texts. */
@NullMarked
package dev.diptych.conformance.text;

import org.jspecify.annotations.NullMarked;
