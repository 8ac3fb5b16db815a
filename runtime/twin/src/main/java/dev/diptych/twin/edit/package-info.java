/**
 * Changes of single values of a document, by paths. Everything that follows from the values, such
 * as counts, sizes, offsets and checksums, follows the change; nothing else changes. Knows no
 * format and no face: a changed document is a document.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.twin.edit;

import org.jspecify.annotations.NullMarked;
