/**
 * The inputs of the command, which may be standard input, and its cache folder.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.cli.io;

import org.jspecify.annotations.NullMarked;
