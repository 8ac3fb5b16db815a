/**
 * A server of the Language Server Protocol for texts and specs. Knows no camera and no joint: what
 * concerns one family of formats comes from its plug-in.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.lsp;

import org.jspecify.annotations.NullMarked;
