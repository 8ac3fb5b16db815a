/**
 * Reads command lines that only contain common words, without picocli, whose model of a command
 * takes a third of the time of a short run. Everything else is left to picocli: help, errors,
 * abbreviations, and options with types of their own.
 *
 * <p>The annotations of the commands are the only place where options are declared. The tables here
 * are generated from them, and a test compares both readers.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.cli.arguments;

import org.jspecify.annotations.NullMarked;
