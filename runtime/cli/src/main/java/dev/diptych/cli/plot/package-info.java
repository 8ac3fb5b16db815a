/**
 * The command {@code plot}.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.cli.plot;

import org.jspecify.annotations.NullMarked;
