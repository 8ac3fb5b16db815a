/**
 * Input animations of MRTK: a view of a document as its parts and curves, so that lints and
 * conversions need not know the structure of the document.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.input;

import org.jspecify.annotations.NullMarked;
