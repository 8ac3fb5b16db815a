/**
 * What animations play, as tables with a row for each time.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.table;

import org.jspecify.annotations.NullMarked;
