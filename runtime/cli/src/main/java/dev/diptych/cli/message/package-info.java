/** Prints diagnostics and failures, for people or for programs. */
@NullMarked
package dev.diptych.cli.message;

import org.jspecify.annotations.NullMarked;
