/**
 * What the command reads besides its arguments: inputs, which may be standard input, its folders,
 * and the parts of it that are installed.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.cli.io;

import org.jspecify.annotations.NullMarked;
