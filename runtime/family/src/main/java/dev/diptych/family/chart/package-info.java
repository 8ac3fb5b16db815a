/**
 * What can be plotted of a document, in words that fit every family: lines over a number such as
 * time, and maps of values over a plane. Knows no format and no drawing.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.family.chart;

import org.jspecify.annotations.NullMarked;
