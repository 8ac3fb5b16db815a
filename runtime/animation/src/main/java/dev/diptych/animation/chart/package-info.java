/**
 * What {@code plot} can plot of input animations and motions.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.chart;

import org.jspecify.annotations.NullMarked;
