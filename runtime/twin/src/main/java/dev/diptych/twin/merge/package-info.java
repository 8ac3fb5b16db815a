/**
 * Merges the changes of two documents to a common base: by field, element and row. What both
 * changed in different ways is a conflict.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.twin.merge;

import org.jspecify.annotations.NullMarked;
