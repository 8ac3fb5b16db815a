/**
 * The texts that are open in an editor: immutable snapshots, their lines, and how positions in them
 * correspond to bytes. Knows no formats and no syntax.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.lsp.document;

import org.jspecify.annotations.NullMarked;
