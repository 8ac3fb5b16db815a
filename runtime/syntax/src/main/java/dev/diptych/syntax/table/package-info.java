/**
 * The tokens and nodes of a text as arrays, and the loops that fill them by tables. The tables are
 * made of the grammars when this module is built. Knows nothing of ANTLR, of formats and of
 * messages; which rules a language has is in its tables only.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.syntax.table;

import org.jspecify.annotations.NullMarked;
