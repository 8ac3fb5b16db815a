/**
 * Draws charts as SVG and PNG with XChart, and with Batik as SVG. Knows no format and no document.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.plot;

import org.jspecify.annotations.NullMarked;
