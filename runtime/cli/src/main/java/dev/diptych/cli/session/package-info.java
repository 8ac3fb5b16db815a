/**
 * One run of the command: its inputs, messages, outputs and exit code, for all subcommands.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.cli.session;

import org.jspecify.annotations.NullMarked;
