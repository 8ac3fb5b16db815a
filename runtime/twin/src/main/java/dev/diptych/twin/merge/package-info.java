/**
 * Merges the changes of two documents to a common base: by field, element and row. What both
 * changed in different ways is a conflict.
 */
@NullMarked
package dev.diptych.twin.merge;

import org.jspecify.annotations.NullMarked;
