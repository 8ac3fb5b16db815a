/**
 * The form of structs in a text: which fields are attributes, blocks, rows or tables, and their
 * names. Shared by printing and binding.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.text.shape;

import org.jspecify.annotations.NullMarked;
