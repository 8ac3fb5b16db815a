/**
 * What a position in a text is: the blocks around it, what the schema knows about them, and what
 * may be written there. Works on texts that are broken at the position, because a text usually is
 * while it is typed: on the tokens of the syntax tree, of which nodes are a part only.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.lsp.context;

import org.jspecify.annotations.NullMarked;
