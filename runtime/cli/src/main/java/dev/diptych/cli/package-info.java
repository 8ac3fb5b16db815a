/** The {@code diptych} command: arguments in, exit codes and messages out. */
@NullMarked
package dev.diptych.cli;

import org.jspecify.annotations.NullMarked;
