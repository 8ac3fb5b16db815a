/**
 * An HTTP server for one user on one machine: loopback only, a secret in the address, and nothing
 * for other sites. Knows no files and no scenes.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.view.server;

import org.jspecify.annotations.NullMarked;
