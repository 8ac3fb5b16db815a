/** The {@code diptych} command: arguments in, exit codes and messages out. */
package dev.diptych.cli;
