/** One class per subcommand, and what they share. */
package dev.diptych.cli.command;
