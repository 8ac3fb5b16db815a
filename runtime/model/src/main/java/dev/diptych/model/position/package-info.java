/** Positions of fields in a document: derives the offsets that a text omits. */
@NullMarked
package dev.diptych.model.position;

import org.jspecify.annotations.NullMarked;
