/**
 * Expectations: what a text asks of the animation that it compiles to, or of a recording. They are
 * evaluated on the curves of a document as MRTK plays them, with the props of the text.
 *
 * <p>It must not know how keys are chosen or written.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.authoring.expect;

import org.jspecify.annotations.NullMarked;
