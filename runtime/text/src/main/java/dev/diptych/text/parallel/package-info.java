/**
 * Tasks on all processors. Knows nothing of texts.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.text.parallel;

import org.jspecify.annotations.NullMarked;
