/**
 * Starts the language server, and gives it the formats and projects of this installation. Knows
 * nothing of its protocol.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.cli.lsp;

import org.jspecify.annotations.NullMarked;
