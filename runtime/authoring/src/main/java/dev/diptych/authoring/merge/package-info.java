/**
 * Merges texts by their blocks, attributes and rows, plain and authored ones.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.authoring.merge;

import org.jspecify.annotations.NullMarked;
