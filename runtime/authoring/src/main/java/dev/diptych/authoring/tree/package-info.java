/** The syntax tree of authored texts. Knows nothing of schemas or of the meaning of names. */
@NullMarked
package dev.diptych.authoring.tree;

import org.jspecify.annotations.NullMarked;
