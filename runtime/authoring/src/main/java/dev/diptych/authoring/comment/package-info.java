/**
 * Comments of texts that are printed again. {@link dev.diptych.authoring.comment.KeptComments}
 * pairs the items of a text with those of the text that is printed after a change, and puts each
 * comment where its item is now. Works on tokens and knows no format.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.authoring.comment;

import org.jspecify.annotations.NullMarked;
