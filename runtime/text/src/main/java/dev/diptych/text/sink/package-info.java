/**
 * Growing byte buffers for printed text.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.text.sink;

import org.jspecify.annotations.NullMarked;
