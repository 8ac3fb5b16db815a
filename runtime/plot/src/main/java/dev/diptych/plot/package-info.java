/**
 * Draws charts as SVG and PNG with XChart, and with Batik as SVG. Knows no format and no document.
 */
@NullMarked
package dev.diptych.plot;

import org.jspecify.annotations.NullMarked;
