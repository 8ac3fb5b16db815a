/**
 * The syntax tree of authored texts. Knows nothing of schemas or of the meaning of names.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.authoring.tree;

import org.jspecify.annotations.NullMarked;
