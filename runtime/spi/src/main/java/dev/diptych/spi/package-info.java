/**
 * What a language server asks of the command that runs it. The server is found at run time, because
 * its libraries must not slow other commands. Knows no protocol and no files of the command.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.spi;

import org.jspecify.annotations.NullMarked;
