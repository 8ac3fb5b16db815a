/**
 * What a viewer can show of a document in space and time, in words that fit every family: nodes
 * that move along tracks of keys. Knows no format, no page and no drawing.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.family.scene;

import org.jspecify.annotations.NullMarked;
