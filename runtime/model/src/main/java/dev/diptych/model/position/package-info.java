/**
 * Positions of fields in a document: derives the offsets that a text omits.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.model.position;

import org.jspecify.annotations.NullMarked;
