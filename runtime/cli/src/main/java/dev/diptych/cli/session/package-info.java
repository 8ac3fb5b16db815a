/** One run of the command: its inputs, messages, outputs and exit code, for all subcommands. */
@NullMarked
package dev.diptych.cli.session;

import org.jspecify.annotations.NullMarked;
