/** The laws of {@code fmt}, and pairs of texts before and after. */
@NullMarked
package dev.diptych.conformance.format;

import org.jspecify.annotations.NullMarked;
