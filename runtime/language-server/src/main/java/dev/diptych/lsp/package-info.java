/**
 * A server of the Language Server Protocol for texts and specs. Knows no camera and no joint: what
 * concerns one family of formats comes from its plug-in.
 */
@NullMarked
package dev.diptych.lsp;

import org.jspecify.annotations.NullMarked;
