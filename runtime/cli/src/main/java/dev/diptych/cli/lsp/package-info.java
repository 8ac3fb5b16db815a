/**
 * Starts the language server, and gives it the formats and projects of this installation. Knows
 * nothing of its protocol.
 */
@NullMarked
package dev.diptych.cli.lsp;

import org.jspecify.annotations.NullMarked;
