/**
 * Prints documents as canonical text. Omits derived values and defaults; prints curves of one
 * quantity as one table if possible. Knows nothing of files or of parsing.
 */
@NullMarked
package dev.diptych.text.print;

import org.jspecify.annotations.NullMarked;
