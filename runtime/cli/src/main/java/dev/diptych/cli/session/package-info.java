/** One run of the command: its inputs, messages, outputs and exit code, for all subcommands. */
package dev.diptych.cli.session;
