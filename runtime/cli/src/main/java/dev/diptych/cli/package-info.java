/**
 * The {@code diptych} command: arguments in, exit codes and messages out.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.cli;

import org.jspecify.annotations.NullMarked;
