/**
 * An HTTP server for one user on one machine: loopback only, a secret in the address, and nothing
 * for other sites. Knows no files and no scenes.
 */
@NullMarked
package dev.diptych.view.server;

import org.jspecify.annotations.NullMarked;
