/** The inputs of the command, which may be standard input, and its cache folder. */
@NullMarked
package dev.diptych.cli.io;

import org.jspecify.annotations.NullMarked;
