/** What {@code plot} can plot of input animations and motions. */
@NullMarked
package dev.diptych.animation.chart;

import org.jspecify.annotations.NullMarked;
