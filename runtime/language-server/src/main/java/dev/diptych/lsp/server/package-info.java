/**
 * The connection with an editor: the life of the server, its documents, its requests and the
 * diagnostics that it publishes. Knows no syntax: features answer requests.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.lsp.server;

import org.jspecify.annotations.NullMarked;
