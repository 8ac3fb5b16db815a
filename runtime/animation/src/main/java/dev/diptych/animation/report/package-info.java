/**
 * Numbers in messages, and the report of a lint.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.report;

import org.jspecify.annotations.NullMarked;
