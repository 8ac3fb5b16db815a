/**
 * The command that formats texts.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.cli.format;

import org.jspecify.annotations.NullMarked;
